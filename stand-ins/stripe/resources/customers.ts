import type Stripe from 'stripe'
import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import { textMetadata } from '../metadata.ts'
import type { BalanceTransaction, Customer, PaymentMethod } from '../wire.ts'
import { all, digest, find, get, newId, now, put, subscriptionsOf, type World } from '../world.ts'
import { endSubscription } from './endSubscription.ts'

export function createCustomer(world: World, params: Stripe.CustomerCreateParams): Customer {
  const customer = put(world, {
    ...fixtures.customer,
    id: newId('cus', 14),
    object: 'customer',
    created: now(world),
    currency: null,
    discount: null,
    email: params.email ?? null,
    name: params.name ?? null,
    metadata: textMetadata(params.metadata),
    shipping: null,
  } satisfies Customer)
  emit(world, 'customer.created', customer)
  return customer
}

export function updateCustomer(world: World, id: string, params: Stripe.CustomerUpdateParams): Customer {
  const customer = get(world, 'customer', id)
  if (params.email !== undefined) customer.email = params.email
  if (params.name !== undefined) customer.name = params.name
  if (params.metadata) Object.assign(customer.metadata, textMetadata(params.metadata))
  const method = params.invoice_settings?.default_payment_method
  if (method !== undefined) customer.invoice_settings.default_payment_method = method
  emit(world, 'customer.updated', customer)
  return customer
}

export function deleteCustomer(world: World, id: string) {
  const customer = get(world, 'customer', id)
  for (const subscription of subscriptionsOf(world, id)) {
    if (subscription.status !== 'canceled') endSubscription(world, subscription, 'cancellation_requested')
  }
  emit(world, 'customer.deleted', customer)
  world.objects.delete(id)
  world.deletedCustomers.add(id)
  return retrieveCustomer(world, id)
}

export function retrieveCustomer(world: World, id: string): Customer | Stripe.DeletedCustomer {
  if (!world.deletedCustomers.has(id)) return get(world, 'customer', id)
  return { ...fixtures.deleted_customer, id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
}

/** A credit is negative and comes off the next invoice. */
export function addBalance(
  world: World,
  id: string,
  params: Stripe.CustomerCreateBalanceTransactionParams,
): BalanceTransaction {
  const customer = get(world, 'customer', id)
  customer.balance += params.amount
  customer.currency = params.currency
  emit(world, 'customer.updated', customer)
  return put(world, {
    ...fixtures.customer_balance_transaction,
    id: newId('cbtxn', 24),
    object: 'customer_balance_transaction',
    amount: params.amount,
    created: now(world, id),
    credit_note: null,
    currency: params.currency,
    customer: id,
    description: params.description || null,
    ending_balance: customer.balance,
    invoice: null,
    metadata: textMetadata(params.metadata),
    type: 'adjustment',
    checkout_session: null,
    customer_account: null,
  } satisfies BalanceTransaction)
}

/** The same number is the same card wherever it is used: that is what its fingerprint says. */
export function attachCard(world: World, customer: string, number: string): PaymentMethod {
  const method = put(world, {
    ...fixtures.payment_method,
    id: newId('pm', 24),
    object: 'payment_method',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: find(world, 'customer', customer)?.email ?? null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      ...fixtures.payment_method.card,
      fingerprint: digest(number).slice(0, 16),
      generated_from: null,
      last4: number.slice(-4),
      wallet: null,
    },
    created: now(world, customer),
    customer,
    metadata: {},
  } satisfies PaymentMethod)
  world.cardNumbers.set(method.id, number)
  emit(world, 'payment_method.attached', method)
  return method
}

export function detachCards(world: World, customer: string): void {
  for (const method of all(world, 'payment_method').filter((one) => one.customer === customer)) {
    method.customer = null
    emit(world, 'payment_method.detached', method)
  }
  get(world, 'customer', customer).invoice_settings.default_payment_method = null
  for (const subscription of subscriptionsOf(world, customer)) subscription.default_payment_method = null
}
