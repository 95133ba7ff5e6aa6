import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible'
import { SUPPORT } from '../../support/shop'
import { expect, test } from '../../support/shopTest'
import { linkIn, mailTo } from '../mail'
import { toastOf } from '../signIn'

const GOOD = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const newEmail = () => `buyer-${crypto.randomUUID()}@example.com`

async function toPaymentForm(page: Page, email = newEmail()) {
  await page.goto('/subscribe')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  return email
}
const start = (page: Page) => page.getByRole('button', { name: 'Start 3-Day Free Trial' })

test('a trial is started with a card, and the link to register is mailed', async ({ page, request }) => {
  const policy = (await request.get('/subscribe')).headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+;/)
  expect((await request.get('/login')).headers()['content-security-policy']).toContain("script-src 'self';")

  const email = await toPaymentForm(page)
  await page.getByLabel('Card number').fill(GOOD)
  await expectAccessible(page)
  await start(page).click()
  await expect(page).toHaveURL(/\/instructions\?.*redirect_status=succeeded/)
  await expect(page.getByText('Thank you. Your plan has started.')).toBeVisible()
  await page.goto(linkIn(await mailTo(request, email, /setting up/)))
  await expect(page.getByText('Payment confirmed')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})

test('a declined card says what the bank said, an error asks to try again, and another card goes through', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/402/, /Failed to fetch|ERR_FAILED/)
  await toPaymentForm(page)
  await page.getByLabel('Card number').fill(DECLINED)
  await start(page).click()
  await expect(toastOf(page, 'Payment Failed')).toContainText('declined')
  await page.getByLabel('Card number').fill(GOOD)
  await page.route('**/v1/setup_intents/**', (route) => route.abort(), { times: 1 })
  await start(page).click()
  await expect(toastOf(page, 'Payment Error')).toContainText('Something went wrong. Please try again.')
  await expect(start(page)).toBeEnabled()
  await start(page).click()
  await expect(page).toHaveURL(/\/instructions/)
})

test('a library that does not load is logged, not told by a toast; without a client secret the page says whom to ask, and how', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/503/, /load the payment form/)
  await shop.control('stripe-js', { fails: true })
  await toPaymentForm(page)
  await expect(page.getByText('The payment form didn’t load.')).toBeVisible()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0)
  await expect(start(page)).toBeDisabled()
  await shop.control('stripe-js', { fails: false })
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()

  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: {} }))
  await toPaymentForm(page)
  await expect(page.getByText('Unable to initialize payment. Please contact support.')).toBeVisible()
  await page.getByRole('button', { name: 'Contact support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact support' })
  await expect(dialog.getByRole('link', { name: SUPPORT.email })).toHaveAttribute('href', `mailto:${SUPPORT.email}`)
  await expect(dialog.getByRole('link', { name: SUPPORT.phone })).toHaveAttribute('href', 'tel:2075550100')
})
