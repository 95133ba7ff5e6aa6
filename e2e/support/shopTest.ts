import { openShop, type Shop } from './shop'
import { test as base } from './test'

type WorkerFixtures = { shop: Shop }

/** For tests with a payment provider: pages open at the shop, and its calls go there. */
export const test = base.extend<{ baseURL: string }, WorkerFixtures>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await openShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.origin)
  },
})

export { expect } from '@playwright/test'
