import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/shopTest'
import { newCard } from './buy'

// The provider's own pages have no icon, and what is still on its way as the owner signs out is refused.
test.use({ expectedErrors: [/favicon\.ico|401/] })

const PASSWORD = 'correct-horse-battery'

/** Goes on with the Tab key until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never comes to ${control}`)
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function press(page: Page, button: Locator) {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

test('from the pricing button to the plan’s badge with the keyboard alone', async ({ page }) => {
  const email = `keys-${crypto.randomUUID()}@example.com`
  await page.goto('/pricing')
  const opened = page.waitForEvent('popup')
  await press(page, page.getByRole('button', { name: 'Choose Business' }))
  const tab = await opened
  await type(tab, 'Email', email)
  await type(tab, 'Card number', newCard())
  await press(tab, tab.getByRole('button', { name: 'Subscribe' }))
  await expect(tab).toHaveURL(/\/success\?session_id=cs_/)
  await press(tab, tab.getByRole('link', { name: 'Create my account' }))
  await type(tab, 'Business name', 'Ortega Plumbing')
  await tabTo(tab, tab.getByLabel('Business type'))
  await tab.keyboard.type('Plumbing')
  await type(tab, 'Services', 'Drain cleaning')
  await type(tab, 'Password', PASSWORD)
  await type(tab, 'Confirm password', PASSWORD)
  await press(tab, tab.getByRole('button', { name: 'Create my account' }))
  await expect(tab).toHaveURL(/\/admin-direct$/)
  await press(tab, tab.getByRole('button', { name: 'Sign out' }))
  await expect(tab.getByRole('heading', { name: 'Log in to your front desk' })).toBeFocused()
  await type(tab, 'Email', email)
  await type(tab, 'Password', PASSWORD)
  await tab.keyboard.press('Enter')
  await expect(tab).toHaveURL(/\/admin$/)
  await expect(tab.getByRole('banner')).toContainText('Business')
})
