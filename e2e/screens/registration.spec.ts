import { testRegistrationResponse } from '../../contract/accounts'
import { expect, test } from '../support/test'
import { toastOf } from './signIn'

const newEmail = () => `new-${crypto.randomUUID()}@example.com`

test('test registration offers the four plans at the catalogue’s prices', async ({ page }) => {
  await page.goto('/test-registration?plan=enterprise')
  for (const plan of ['Test $1/month', 'Starter $49/month', 'Business $99/month', 'Enterprise $199/month']) {
    await expect(page.getByRole('radio', { name: plan })).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: 'Enterprise' })).toBeChecked()
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Create test customer' }).click()
  await expect(toastOf(page, 'Invalid email')).toContainText('Please enter a valid email address')
})

test('a test customer that could not be made says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.route('**/api/test-registration', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/test-registration')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Create test customer' }).click()
  await expect(toastOf(page, 'Error')).toContainText('Failed to create test customer')
})

test('a bad link leads back to pricing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const address of ['/register', '/register?token=nothing&email=nobody@example.com']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Invalid Registration Link' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to pricing' }).click()
  await expect(page.getByRole('heading', { name: 'Pricing', exact: true })).toBeVisible()
})

test.describe('with a good link', () => {
  test.beforeEach(async ({ page, request }) => {
    const data = { email: newEmail(), planType: 'starter' }
    const response = await request.post('/api/test-registration', { data })
    await page.goto(testRegistrationResponse.parse(await response.json()).registrationUrl)
    await expect(page.getByText('Payment confirmed')).toBeVisible()
  })

  test('each rule is told at its field', async ({ page }) => {
    await expect(page.getByLabel('Business type').getByRole('option')).toHaveCount(17)
    await page.getByRole('button', { name: 'Create my account' }).click()
    for (const rule of [
      'Business name is required',
      'Business type is required',
      'Services description is required',
      'Password must be at least 8 characters',
    ]) {
      await expect(page.getByText(rule).first()).toBeVisible()
    }
    await page.getByLabel('Business name').fill('Nova Dental')
    await page.getByLabel('Business type').selectOption('dental')
    await page.getByLabel('Services').fill('Check-ups')
    await page.getByLabel('Password', { exact: true }).fill('long enough 1')
    await page.getByLabel('Confirm password').fill('long enough 2')
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true')
  })

  test('what the server says about a field stands at that field', async ({ page, expectedErrors }) => {
    expectedErrors.push(/422/)
    const problem = {
      type: 'urn:deskbell:problem:fields-invalid',
      title: 'Some fields need another look',
      status: 422,
      detail: 'We can’t serve that business yet',
      errors: [{ path: 'businessName', message: 'We can’t serve that business yet' }],
    }
    await page.route('**/api/complete-registration', (route) => route.fulfill({ status: 422, json: problem }))
    await page.getByLabel('Business name').fill('Nova Dental')
    await page.getByLabel('Business type').selectOption('dental')
    await page.getByLabel('Services').fill('Check-ups')
    await page.getByLabel('Password', { exact: true }).fill('long enough 1')
    await page.getByLabel('Confirm password').fill('long enough 1')
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(toastOf(page, 'Registration failed')).toContainText('We can’t serve that business yet')
    await expect(page.getByLabel('Business name')).toBeFocused()
    await expect(page.getByLabel('Business name')).toHaveAccessibleDescription('We can’t serve that business yet')
  })
})
