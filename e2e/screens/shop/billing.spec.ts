import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expect, test } from '../../support/shopTest'
import { violations } from '../../support/violations'
import { linkIn, mailTo } from '../mail'
import { toastOf } from '../signIn'

test.describe.configure({ mode: 'default' })

// The provider's own pages have no icon.
test.use({ expectedErrors: [/favicon\.ico/] })

const PASSWORD = 'correct-horse-battery'

/** From the pricing button to an account: the payment provider's page, the welcome, the form. */
async function buy(page: Page, plan: string): Promise<string> {
  const email = `shop-${crypto.randomUUID()}@example.com`
  await page.goto('/pricing')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  const tab = await opened
  await tab.getByLabel('Email').fill(email)
  // A card of its own: a card has one trial.
  await tab.getByLabel('Card number').fill(`42424242${Math.floor(Math.random() * 1e8)}`.padEnd(16, '0'))
  await tab.getByRole('button', { name: 'Subscribe' }).click()
  await expect(tab).toHaveURL(/\/success\?session_id=cs_/)
  await expect(tab.getByText(new URL(tab.url()).searchParams.get('session_id')?.slice(-8) ?? '')).toBeVisible()
  await expect(tab.getByText(`Payment confirmed: ${plan}`)).toBeVisible()
  const link = (await tab.getByRole('link', { name: 'Create my account' }).getAttribute('href')) ?? ''
  await tab.close()
  await page.goto(link)
  await page.getByLabel('Business name').fill('Ortega Plumbing')
  await page.getByLabel('Business type').selectOption('plumbing')
  await page.getByLabel('Services').fill('Drain cleaning')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL(/\/admin-direct$/)
  return email
}

const subscriptions = z.array(z.object({ customer: z.string() }))

test('bought, registered, switched up, cancelled, kept, and taken to the portal', async ({ page, request }) => {
  test.setTimeout(120_000)
  const email = await buy(page, 'Starter')
  await expect(page.getByRole('banner')).toContainText('Starter')
  expect(linkIn(await mailTo(request, email, /setting up/))).toMatch(/^\/register\?/)
  await page.goto('/admin/billing')
  await expect(page.getByText(/^Free until .*, then \$49 a month\.$/)).toBeVisible()

  await page.getByRole('button', { name: 'Switch to Business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch to Business?' })
  await expect(dialog.getByText(/^Nothing today, then \$99 a month\./)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Switch to Business' }).click()
  await expect(toastOf(page, 'You are on Business')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Business')
  await expect(page.getByText('0 of 10,000 conversations')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await expect(toastOf(page, 'Your plan is cancelled')).toBeVisible()
  await expect(page.getByText(/then it ends\. Nothing will be charged\.$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(toastOf(page, 'Your plan goes on')).toBeVisible()

  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(page).toHaveURL(/\/admin\/billing$/)

  const opened = page.waitForEvent('popup')
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Enterprise' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/admin\/billing\?plan=enterprise$/)
  await expect(tab.getByRole('dialog', { name: 'Switch to Enterprise?' })).toBeVisible()
})

test('a payment that fails is told on every page', async ({ page, shop }) => {
  await buy(page, 'Starter')
  const made = [...shop.stripe.world.objects.values()].filter(({ object }) => object === 'subscription')
  const { customer = '' } = z.parse(subscriptions, made).at(-1) ?? {}
  await shop.control('payment/next', { customer, outcome: 'decline' })
  await shop.control('clock/advance', { customer, days: 4 })
  await expect(async () => {
    await page.goto('/admin/leads')
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('didn’t go through', { timeout: 1500 })
  }).toPass()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Fix payment' }).click()
  await expect(page).toHaveURL(/\/admin\/billing$/)
  await expect(page.getByText('The last payment didn’t go through.', { exact: false })).toBeVisible()
})
