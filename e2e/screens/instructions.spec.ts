import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

const TABS = {
  Overview: 'Paste it where your site takes code for all pages',
  Shopify: 'Open theme.liquid',
  WordPress: 'Open Code Snippets → Header & Footer',
  Wix: 'Open Settings → Custom Code',
  Custom: 'Open the layout that all pages share',
}

test('each tab has its steps and the code of the key in the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/instructions?api_key=pub_abc123')
  for (const [tab, step] of Object.entries(TABS)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(step, { exact: true })).toBeVisible()
    await expect(page.locator('pre').first()).toContainText('data-api-key="pub_abc123"')
  }
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(toastOf(page, 'Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-api-key="pub_abc123"')
  await page.getByRole('tab', { name: 'Custom' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Wix' })).toBeFocused()
  await expect(page.locator('pre').nth(1)).toContainText('/widget/pub_abc123')
})

test('the owner’s own code wins over a key in the address, and is never made of markup', async ({ page, owner }) => {
  await page.goto('/instructions?api_key="><script>alert(1)</script>')
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=/instructions')
  await signIn(page, owner)
  await page.goto('/instructions?api_key=pub_someone')
  await expect(page.locator('pre').first()).toContainText(owner.customer.apiKey)
  await expect(page.locator('pre').first()).toContainText(owner.businessId)
})

test('it says how the payment went that led here', async ({ page }) => {
  await page.goto('/instructions?setup_intent=seti_1&redirect_status=succeeded')
  await expect(page.getByText('Thank you. Your plan has started.')).toBeVisible()
  await expect(page.getByText('We mailed you a link to create your account.', { exact: false })).toBeVisible()
  await page.goto('/instructions?setup_intent=seti_1&redirect_status=failed')
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/subscribe')
})

test('support is reached from the page', async ({ page }) => {
  await page.goto('/instructions')
  await page.getByRole('button', { name: 'Contact support' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact support' })).toBeVisible()
})
