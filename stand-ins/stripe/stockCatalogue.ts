import { PLANS } from '../../contract/plans.ts'
import { createPrice, createProduct } from './resources/catalogue.ts'
import type { World } from './world.ts'

/** The plans as `npm run setup:stripe` leaves them, for tests that begin after it. */
export function stockCatalogue(world: World): void {
  for (const { id, name, priceCents, currency } of Object.values(PLANS)) {
    const product = createProduct(world, { name: `Deskbell ${name}`, metadata: { app: 'deskbell', plan: id } })
    createPrice(world, {
      product: product.id,
      unit_amount: priceCents,
      currency,
      recurring: { interval: 'month' },
      lookup_key: id,
      metadata: { app: 'deskbell', plan: id },
    })
  }
}
