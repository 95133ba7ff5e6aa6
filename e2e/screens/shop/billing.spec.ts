import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { billingResponse } from '../../../contract/billing'
import { expectAccessible } from '../../support/accessible'
import { expect, test } from '../../support/shopTest'
import { linkIn, mailTo } from '../mail'
import { signIn, toastOf } from '../signIn'
import { openBuyer, openPricing, pay } from './buy'

// The provider's own pages have no icon.
test.use({ expectedErrors: [/favicon\.ico/] })

const subscriptions = z.array(z.object({ id: z.string(), customer: z.string() }))

async function statusOf(request: APIRequestContext, { token }: { token: string }) {
  const answer = await request.get('/api/billing', {
    headers: { authorization: `Bearer ${token}` },
    // The server may close a connection that was kept, just as it is used again.
    maxRetries: 2,
  })
  return billingResponse.parse(await answer.json()).subscriptionStatus
}

test('a plan is switched up, cancelled, kept, and taken to the portal', async ({ page, request, shop }) => {
  const owner = await openBuyer(request, shop, 'starter')
  expect(linkIn(await mailTo(request, owner.email, /setting up/))).toMatch(/^\/register\?/)
  await signIn(page, owner)
  await page.goto('/admin/billing')
  await expect(page.getByRole('banner')).toContainText('Starter')
  await expect(page.getByText(/^Free until .*, then \$49 a month\.$/)).toBeVisible()

  await page.getByRole('button', { name: 'Switch to Business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch to Business?' })
  await expect(dialog.getByText(/^Nothing today, then \$99 a month\./)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Switch to Business' }).click()
  await expect(toastOf(page, 'You’re on Business')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Business')
  await expect(page.getByText('0 of 10,000 conversations')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Yes, cancel my plan' }).click()
  await expect(toastOf(page, 'Your plan is canceled')).toBeVisible()
  await expect(page.getByText(/then your plan ends\. Nothing will be charged\.$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(toastOf(page, 'Your plan continues')).toBeVisible()

  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(page).toHaveURL(/\/admin\/billing$/)

  const opened = page.waitForEvent('popup')
  await openPricing(page)
  await page.getByRole('button', { name: 'Choose Enterprise' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/admin\/billing\?plan=enterprise$/)
  await expect(tab.getByRole('dialog', { name: 'Switch to Enterprise?' })).toBeVisible()
})

test('an owner whose plan has ended gives back what a stranger bought with their address, and pays for a new one', async ({
  page,
  browser,
  request,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/favicon\.ico/)
  const owner = await openBuyer(request, shop, 'starter')
  const { email } = owner
  await signIn(page, owner)
  const made = [...shop.stripe.world.objects.values()].filter(({ object }) => object === 'subscription')
  const { id = '' } = z.parse(subscriptions, made).at(-1) ?? {}
  const headers = { authorization: 'Bearer sk_test_standin' }
  expect((await request.delete(`${shop.stripe.url}/v1/subscriptions/${id}`, { headers })).ok()).toBe(true)
  await mailTo(request, email, /subscription has ended/)

  const stranger = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  const welcome = await pay(stranger, { plan: 'Business', email })
  await expect(welcome.getByText('We emailed the next step to the address you paid with.')).toBeVisible()
  await expect(welcome.getByRole('link', { name: 'Create my account' })).toHaveCount(0)
  await stranger.context().close()

  expect(linkIn(await mailTo(request, email, /bought with your email address/))).toBe('/admin/billing')
  await page.goto('/admin/billing')
  await expect(page.getByRole('heading', { name: 'Did you buy the Business plan?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No, cancel it' }).click()
  await expect(toastOf(page, 'The purchase is canceled')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Did you buy the Business plan?' })).toHaveCount(0)

  await page.goto('/subscribe?plan=starter')
  await expect(
    page.getByText('You’ve already had your free trial: Starter starts today, and $49 is charged now.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Start your Starter plan' })).toBeVisible()
  await expect(page.getByText('3-day free trial')).toHaveCount(0)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay $49' }).click()
  await expect(page).toHaveURL(/\/instructions\?.*redirect_status=succeeded/)
  await expect.poll(() => statusOf(request, owner)).toBe('active')
  await page.goto('/admin/billing')
  await expect(page.getByText(/^Active\. The next payment of \$49/)).toBeVisible()
  await page.goto('/admin/account')
  const activity = page.getByRole('list', { name: 'Activity' })
  await expect(activity.getByText('It has ended')).toBeVisible()
  await expect(activity.getByText('It’s active')).toBeVisible()
})

test('a payment that fails is told on every page', async ({ page, request, shop }) => {
  const owner = await openBuyer(request, shop, 'starter')
  await signIn(page, owner)
  const made = [...shop.stripe.world.objects.values()].filter(({ object }) => object === 'subscription')
  const { customer = '' } = z.parse(subscriptions, made).at(-1) ?? {}
  await shop.control('payment/next', { customer, outcome: 'decline' })
  await shop.control('clock/advance', { customer, days: 4 })
  await expect.poll(() => statusOf(request, owner)).toBe('past_due')
  await page.goto('/admin/leads')
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('didn’t go through')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Fix payment' }).click()
  await expect(page).toHaveURL(/\/admin\/billing$/)
  await expect(page.getByText('The last payment didn’t go through.', { exact: false })).toBeVisible()
})
