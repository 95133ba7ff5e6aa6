import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

test.beforeEach(async ({ page, owner }) => {
  await signIn(page, owner)
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Business name')).toHaveValue('Ortega Plumbing')
})

test('saves what was changed and clears what was emptied', async ({ page, owner, request }) => {
  await page.getByLabel('Location').fill('')
  await page.getByLabel('Greeting').fill('Hello from Ortega')
  await page.getByLabel('Primary color').fill('#157f4f')
  await page.getByLabel('Position').selectOption('bottom-left')
  await page.getByLabel('Ask for a phone number').check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOf(page, 'Success')).toContainText('Business settings updated successfully!')

  const saved = await (await request.get(`/api/businesses/${owner.businessId}`, { headers: owner.headers })).json()
  expect(saved).toMatchObject({
    location: null,
    greeting: 'Hello from Ortega',
    primaryColor: expect.stringMatching(/#157f4f/i),
    position: 'bottom-left',
    phoneRequired: true,
    services: 'Drain cleaning, water heaters and leak repair',
  })
  await page.getByRole('tab', { name: 'Embed Code' }).click()
  await expect(page.locator('pre').first()).toContainText('data-greeting="Hello from Ortega"')
})

test('while it saves, the button says so and takes no second press', async ({ page }) => {
  let saves = 0
  await page.route('**/api/businesses/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    saves += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    return route.fallback()
  })
  await page.getByLabel('Business name').fill('Ortega & Daughters')
  await page.getByLabel('Business name').press('Enter')
  await page.getByLabel('Business name').press('Enter')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(toastOf(page, 'Success')).toBeVisible()
  expect(saves).toBe(1)
  await expect(page.getByRole('banner')).toContainText('Ortega & Daughters')
})

test('a save that fails keeps the form and says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.route('**/api/businesses/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  await page.getByLabel('Business name').fill('Kept')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOf(page, 'Error')).toContainText('Failed to update business settings.')
  await expect(page.getByLabel('Business name')).toHaveValue('Kept')
})

test('required fields are asked for', async ({ page }) => {
  await page.getByLabel('Business name').fill(' ')
  await page.getByLabel('Services').fill('')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Business name is required')).toBeVisible()
  await expect(page.getByText('Services description is required')).toBeVisible()
})

test('an answer is written, changed, deleted and brought back', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByText('Please write the question')).toBeVisible()
  await page.getByLabel('Question').fill('Do you come on Sundays?')
  await page.getByLabel('Answer').fill('For emergencies, yes.')
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByText('For emergencies, yes.')).toBeVisible()

  await page.getByRole('button', { name: 'Edit: Do you come on Sundays?' }).click()
  await page.getByLabel('Answer').fill('No, we rest.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('No, we rest.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete: Do you come on Sundays?' }).click()
  await expect(page.getByText('No, we rest.')).toHaveCount(0)
  await toastOf(page, 'Question deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No, we rest.')).toBeVisible()
})
