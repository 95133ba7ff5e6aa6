import type { APIRequestContext, Page } from '@playwright/test'
import { checkoutResponse } from '../../../contract/accounts'
import { checkoutStatus } from '../../../contract/billing'
import { completeRegistration } from '../../support/registration'
import type { Shop } from '../../support/shop'
import { expect } from '../../support/shopTest'

/** A card of its own: a card has one trial. */
export const newCard = () => `42424242${Math.floor(Math.random() * 1e8)}`.padEnd(16, '0')

/** Without its page-view tag. Put in the way of one page alone: one that has anything in its way reads all its files anew. */
export async function openPricing(page: Page): Promise<void> {
  await page.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/pricing')
}

/** From the pricing button through the payment provider's page to the welcome, in a tab of its own. */
export async function pay(page: Page, { plan, email }: { plan: string; email: string }): Promise<Page> {
  await openPricing(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  const tab = await opened
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Card number').fill(newCard())
  await tab.getByRole('button', { name: 'Subscribe' }).click()
  await expect(tab).toHaveURL(/\/success\?session_id=cs_/)
  return tab
}

/** On to an account, by the calls that those pages make, for tests whose subject is what comes after. */
export async function openBuyer(request: APIRequestContext, { origin }: Shop, plan: string) {
  const email = `shop-${crypto.randomUUID()}@example.com`
  const checkout = await request.get(`/api/create-checkout-session?plan=${plan}`)
  const { checkoutUrl = '' } = checkoutResponse.parse(await checkout.json())
  const paid = await request.post(checkoutUrl, { form: { email, card: newCard() }, maxRedirects: 0 })
  const sessionId = new URL(paid.headers().location ?? '').searchParams.get('session_id')
  const status = async () => checkoutStatus.parse(await (await request.get(`/api/checkout/${sessionId}`)).json())
  await expect.poll(async () => (await status()).registrationUrl, 'the provider tells of the payment').toBeTruthy()
  const { registrationUrl = '' } = await status()
  return completeRegistration(origin, { email, registrationUrl })
}
