import type { Page } from '@playwright/test'
import { expect, test } from '../../support/shopTest'
import { mailTo } from '../mail'
import { newCard, openPricing } from './buy'

// The provider's own pages have no icon, and what is still on its way as the owner signs out is refused.
test.use({ expectedErrors: [/favicon\.ico|401/] })

const PASSWORD = 'seven brass bells'

/** Presses Tab until the focus is where it is wanted, as somebody without a mouse does. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role?: 'button' | 'link' | 'tab' | 'textbox' | 'combobox' | 'radio',
) {
  const wanted = role
    ? page.getByRole(role, { name, exact: typeof name === 'string' })
    : page.getByLabel(name, { exact: true })
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.and(page.locator(':focus')).count()) return wanted
    await page.keyboard.press('Tab')
  }
  throw new Error(`60 presses of Tab never reached ${name}`)
}
const press = async (page: Page, name: string | RegExp, role: 'button' | 'link' | 'tab') => {
  await tabTo(page, name, role)
  await page.keyboard.press('Enter')
}
/** Once a navigation has put the focus on the new page's heading, it stays where a key moves it. */
const arriveAt = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
const write = async (page: Page, label: string, text: string) => {
  await tabTo(page, label)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

test('an owner does without a mouse, from the pricing button to recovery', async ({
  page: pricing,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = `keys-${crypto.randomUUID()}@example.com`
  await openPricing(pricing)
  const opened = pricing.waitForEvent('popup')
  await press(pricing, 'Choose Business', 'button')
  const page = await opened
  await pricing.close()

  await test.step('pays', async () => {
    await write(page, 'Email', email)
    await write(page, 'Card number', newCard())
    await press(page, 'Subscribe', 'button')
    await expect(page).toHaveURL(/\/success\?session_id=cs_/)
    await expect(page.getByText(new URL(page.url()).searchParams.get('session_id')?.slice(-8) ?? '')).toBeVisible()
    await expect(page.getByText('Your free trial has started: Business')).toBeVisible()
    await press(page, 'Create my account', 'link')
  })

  await test.step('registers and describes the business', async () => {
    await expect(page.getByText('Payment confirmed')).toBeVisible()
    await write(page, 'Business name', 'Ortega Plumbing')
    await tabTo(page, 'Business type', 'combobox')
    await page.keyboard.type('Plumb')
    await write(page, 'Services', 'Drain cleaning from $129')
    await write(page, 'Password', PASSWORD)
    await write(page, 'Confirm password', PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin-direct$/)
    await expect(page.getByRole('banner')).toContainText('Business')
  })

  await test.step('tries it', async () => {
    await page.goto('/demo')
    await expect(page.getByRole('heading', { name: 'Ortega Plumbing' })).toBeVisible()
    await press(page, 'Open chat', 'button')
    const panel = page.getByRole('dialog', { name: 'Ortega Plumbing' })
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.type('How much is a drain cleaning?')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('$129').last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused()
  })

  await test.step('copies the code, looks at the leads, saves the settings', async () => {
    await page.goto('/admin')
    await press(page, 'Copy Embed Code', 'button')
    await expect(page.getByText('Embed code copied to clipboard.', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-business-id="biz_')
    await page.goto('/admin/leads')
    await expect(page.getByText('No leads captured yet')).toBeVisible()
    await tabTo(page, 'Leads (0)', 'tab')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/settings$/)
    await write(page, 'Greeting', 'Hello from Ortega')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Business settings updated successfully!', { exact: true })).toBeVisible()
  })

  await test.step('logs out, and asks for a new password', async () => {
    await page.goto('/admin')
    await press(page, 'Log out', 'button')
    await arriveAt(page, 'Log in to your dashboard')
    await write(page, 'Email', email)
    await write(page, 'Password', PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin$/)
    await press(page, 'Log out', 'button')
    await arriveAt(page, 'Log in to your dashboard')
    await press(page, 'Forgot your password?', 'link')
    await arriveAt(page, 'Forgot your password?')
    await write(page, 'Email', email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  })
  await mailTo(request, email, /new password/)
})
