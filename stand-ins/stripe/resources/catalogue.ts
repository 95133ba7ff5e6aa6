import type Stripe from 'stripe'
import { invalidRequest, missingParameter } from '../errors.ts'
import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import { textMetadata } from '../metadata.ts'
import type { Price, Product } from '../wire.ts'
import { all, find, get, newId, now, put, type World } from '../world.ts'

export function createProduct(world: World, params: Stripe.ProductCreateParams): Product {
  const id = params.id ?? newId('prod', 14)
  if (find(world, 'product', id)) {
    throw invalidRequest('Product already exists.', { param: 'id', code: 'resource_already_exists' })
  }
  const product = put(world, {
    ...fixtures.product,
    id,
    object: 'product',
    active: params.active ?? true,
    created: now(world),
    default_price: null,
    description: params.description ?? null,
    metadata: textMetadata(params.metadata),
    name: params.name,
    package_dimensions: null,
    tax_details: null,
    type: 'service',
    updated: now(world),
  } satisfies Product)
  emit(world, 'product.created', product)
  return product
}

export function updateProduct(world: World, id: string, params: Stripe.ProductUpdateParams): Product {
  const product = get(world, 'product', id)
  if (params.name !== undefined) product.name = params.name
  if (params.active !== undefined) product.active = params.active
  if (params.description !== undefined) product.description = params.description
  if (params.metadata) Object.assign(product.metadata, textMetadata(params.metadata))
  product.updated = now(world)
  emit(world, 'product.updated', product)
  return product
}

/** A lookup key names one price; it moves only where the call says so. */
export function createPrice(world: World, params: Stripe.PriceCreateParams): Price {
  if (!params.product) throw missingParameter('product')
  get(world, 'product', params.product, 'product')
  if (params.unit_amount === undefined) throw missingParameter('unit_amount')
  takeLookupKey(world, params.lookup_key, params.transfer_lookup_key)
  const price = put(world, {
    ...fixtures.price,
    id: newId('price', 24),
    object: 'price',
    active: params.active ?? true,
    created: now(world),
    currency: params.currency,
    custom_unit_amount: null,
    lookup_key: params.lookup_key ?? null,
    metadata: textMetadata(params.metadata),
    nickname: params.nickname ?? null,
    product: params.product,
    recurring: params.recurring
      ? {
          interval: params.recurring.interval,
          interval_count: params.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    transform_quantity: null,
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  } satisfies Price)
  emit(world, 'price.created', price)
  return price
}

export function updatePrice(world: World, id: string, params: Stripe.PriceUpdateParams): Price {
  const price = get(world, 'price', id)
  if (params.lookup_key !== undefined) {
    takeLookupKey(world, params.lookup_key, params.transfer_lookup_key)
    price.lookup_key = params.lookup_key
  }
  if (params.active !== undefined) price.active = params.active
  if (params.metadata) Object.assign(price.metadata, textMetadata(params.metadata))
  emit(world, 'price.updated', price)
  return price
}

function takeLookupKey(world: World, key: string | undefined, transfer: boolean | undefined): void {
  const holder = key ? all(world, 'price').find((price) => price.lookup_key === key) : undefined
  if (!holder) return
  if (!transfer) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
  }
  holder.lookup_key = null
  emit(world, 'price.updated', holder)
}

export const listPrices = (world: World, params: Stripe.PriceListParams): Price[] =>
  all(world, 'price').filter(
    (price) =>
      (!params.lookup_keys || (price.lookup_key !== null && params.lookup_keys.includes(price.lookup_key))) &&
      (params.active === undefined || price.active === params.active) &&
      (!params.product || price.product === params.product),
  )
