import { test as base } from '@playwright/test'
import { type OtherOrigin, openOtherOrigin } from './otherOrigin'
import { openOwner, type RegisteredOwner } from './owner'
import { watchForErrors } from './watchForErrors'

type Fixtures = {
  /** Console and page errors that this test brings about on purpose; any other fails it. */
  expectedErrors: RegExp[]
  failOnErrors: undefined
  /** A new owner on the Business plan with a plumber's business. */
  owner: RegisteredOwner
}

type WorkerFixtures = {
  /** An owner's website: another origin, with whatever pages and headers the test gives it. It outlives what a page still asks for. */
  otherOrigin: OtherOrigin
  /** An owner that tests share, as they were registered: for looking at. What changes the account or its sessions takes `owner`. */
  sharedOwner: RegisteredOwner
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: async ({ browserName: _ }, use) => {
    await use([])
  },
  failOnErrors: [
    async ({ context, expectedErrors }, use) => {
      const assertNone = watchForErrors(context, expectedErrors)
      await use(undefined)
      // What a test has put in a request's way may still be at work when the test has seen enough.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      assertNone()
    },
    { auto: true },
  ],
  owner: async ({ request, baseURL }, use) => {
    await use(await openOwner(request, baseURL))
  },
  otherOrigin: [
    async ({ browserName: _ }, use) => {
      const origin = await openOtherOrigin()
      await use(origin)
      await origin.close()
    },
    { scope: 'worker' },
  ],
  sharedOwner: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
      await use(await openOwner(request, baseURL))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
