import { expect, test } from '../support/test'
import { toastOf } from './signIn'

const TABS = {
  Overview: 'Paste it where your site lets you add code to all pages',
  Shopify: 'Open theme.liquid',
  WordPress: 'Open Code Snippets → Header & Footer',
  Wix: 'Open Settings → Custom Code',
  Custom: 'Open the layout all your pages share',
}

test('each tab has its steps and the code of the key in the address, never taken for markup; the owner’s own code wins over it; a payment says how it went', async ({
  page,
  context,
  sharedOwner,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/instructions?api_key=pub_abc123')
  for (const [tab, step] of Object.entries(TABS)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(step, { exact: true })).toBeVisible()
    await expect(page.locator('pre').first()).toContainText('data-api-key="pub_abc123"')
  }
  await expect(page).toHaveURL(/api_key=pub_abc123#custom$/)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(toastOf(page, 'Copied!')).toContainText('Embed code copied to clipboard.')
  await expect.poll(copied).toContain('data-api-key="pub_abc123"')
  await page.getByRole('button', { name: 'Copy frame code' }).click()
  await expect.poll(copied).toContain('/widget/pub_abc123')
  await page.getByRole('tab', { name: 'Custom' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Wix' })).toBeFocused()
  await expect(page.locator('pre').nth(1)).toContainText('/widget/pub_abc123')

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(toastOf(page, 'Failed to copy embed code')).toBeVisible()

  await test.step('the owner’s own code wins over a key in the address, which is never taken for markup; a payment says how it went', async () => {
    await page.goto('/instructions?api_key="><script>alert(1)</script>')
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=/instructions')
    await page.goto('/instructions?setup_intent=seti_1&redirect_status=succeeded')
    await expect(page.getByText('Thank you. Your plan has started.')).toBeVisible()
    await expect(page.getByText('We emailed you a link to create your account.', { exact: false })).toBeVisible()

    await page.evaluate((token) => localStorage.setItem('sessionToken', token), sharedOwner.token)
    await page.goto('/instructions?api_key=pub_someone&redirect_status=failed#wix')
    await expect(page.getByRole('tab', { name: 'Wix' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('pre').first()).toContainText(sharedOwner.customer.apiKey)
    await expect(page.locator('pre').first()).toContainText(sharedOwner.businessId)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/subscribe$/)
  })
})
