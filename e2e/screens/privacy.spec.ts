import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

test('an owner looks one person up, and deletes what there is of them; a shorter time asks before it deletes, and an owner may think better of it', {
  tag: '@phone',
}, async ({ page, owner, request }) => {
  const lead = { businessId: owner.businessId, name: 'Ann Smith', email: 'ann@example.com', phone: '512 555 0147' }
  expect((await request.post('/api/leads', { data: lead })).status()).toBe(201)
  await signIn(page, owner)
  await page.goto('/admin/settings?part=privacy')
  await page.getByRole('button', { name: 'Look them up' }).click()
  await expect(page.getByText('Please enter the visitor’s email address or phone number')).toBeVisible()
  await page.getByLabel('Their phone').fill('(512) 555-0147')
  await page.getByRole('button', { name: 'Look them up' }).click()
  await expect(page.getByText('Ann Smith · ann@example.com · (512) 555-0147')).toBeVisible()
  await expect(page.getByText('1 lead.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^visitor-.*\.zip$/)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete everything about Ann Smith?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(toastOf(page, 'Their data is deleted')).toBeVisible()
  await page.getByLabel('Their email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Look them up' }).click()
  await expect(page.getByText('Nothing is kept under ann@example.com.')).toBeVisible()

  const conversations = page.getByLabel('Conversations')
  await expect(conversations.locator('option:checked')).toHaveText('1 year')
  await page.route('**/privacy/older?*', (route) => route.fulfill({ json: { conversations: 12, leads: 1 } }))
  await conversations.selectOption('30 days')
  await page.getByRole('button', { name: 'Save privacy settings' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete 12 conversations and 1 lead?' })
  await asked.getByRole('button', { name: 'Keep everything' }).click()
  await conversations.selectOption('Forever')
  await page.unroute('**/privacy/older?*')
  await page.getByLabel('Keep health details out').check()
  await page.getByRole('button', { name: 'Save privacy settings' }).click()
  await expect(toastOf(page, 'Privacy settings saved')).toBeVisible()
  await page.reload()
  await expect(conversations.locator('option:checked')).toHaveText('Forever')
  await expect(page.getByLabel('Keep health details out')).toBeChecked()
})
