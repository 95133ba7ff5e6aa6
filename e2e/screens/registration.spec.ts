import type { APIRequestContext } from '@playwright/test'
import { testRegistrationResponse } from '../../contract/accounts'
import { BUSINESS_TYPES } from '../../contract/businessTypes'
import { expect, test } from '../support/test'
import { failsAs } from './failsAs'
import { toastOf } from './signIn'

const newEmail = () => `new-${crypto.randomUUID()}@example.com`

async function newLink(request: APIRequestContext, email: string) {
  const response = await request.post('/api/test-registration', { data: { email, planType: 'starter' } })
  return testRegistrationResponse.parse(await response.json()).registrationUrl
}

test('a test customer of any plan is made, or it is said why not; in registering each rule is told at its field, each failure in a toast, and then the owner is in', async ({
  page,
  sharedOwner,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /500/, /409/, /422/)
  const create = page.getByRole('button', { name: 'Create test customer' })
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/test-registration?plan=enterprise')
  for (const plan of ['Test $1/month', 'Starter $49/month', 'Business $99/month', 'Enterprise $199/month']) {
    await expect(page.getByRole('radio', { name: plan })).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: 'Enterprise' })).toBeChecked()
  await page.getByLabel('Email').fill('nobody')
  await create.click()
  await expect(toastOf(page, 'Invalid email')).toContainText('Please enter a valid email address')
  await page.getByLabel('Email').fill(sharedOwner.email)
  await failsAs(page, '**/api/test-registration', 'unreachable', () => create.click())
  await expect(toastOf(page, 'Error')).toContainText('We couldn’t reach Deskbell.')
  await failsAs(page, '**/api/test-registration', 'broken', () => create.click())
  await expect(toastOf(page, 'Error')).toContainText('Failed to create test customer')
  await create.click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await create.click()
  await expect(page.getByRole('status').filter({ hasText: '/register?token=' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open registration page' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'The registration link is ready' })).toBeFocused()
  await page.getByRole('link', { name: 'Open registration page' }).click()
  await expect(page.getByRole('heading', { name: 'Set up your front desk' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)

  await test.step('each rule is told at its field, each failure in a toast, and then the owner is in', async () => {
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const submit = page.getByRole('button', { name: 'Create my account' })
    const failed = toastOf(page, 'Registration failed')
    await expect(page.getByText('Payment confirmed')).toBeVisible()
    await expect(page.getByText('Enterprise', { exact: true })).toBeVisible()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await expect(field('Email')).toHaveAttribute('readonly')
    await expect(field('Business type').getByRole('option')).toHaveCount(BUSINESS_TYPES.length + 1)
    const completions = { Email: 'username', 'Business name': 'organization', Password: 'new-password' }
    for (const [label, autocomplete] of Object.entries(completions)) {
      await expect(field(label)).toHaveAttribute('autocomplete', autocomplete)
    }

    await field('Password').fill('long enough 1')
    await field('Confirm password').fill('long enough 2')
    await submit.click()
    for (const rule of [
      'Business name is required',
      'Business type is required',
      'Services description is required',
      "Passwords don't match",
    ]) {
      await expect(page.getByText(rule)).toBeVisible()
    }
    await expect(field('Business name')).toBeFocused()
    await field('Password').fill('short')
    await field('Confirm password').fill('short')
    await expect(page.getByText('Password must be at least 8 characters'), 'said once for both').toHaveCount(1)
    await field('Business name').fill('Nova Dental')
    await field('Business type').selectOption('dental')
    await field('Services').fill('Check-ups')
    await field('Password').fill('seven brass bells')
    await field('Confirm password').fill('seven brass bells')

    const address = '**/api/complete-registration'
    await failsAs(page, address, 'unreachable', () => submit.click())
    await expect(failed).toContainText('We couldn’t reach Deskbell.')
    await failsAs(page, address, 'broken', () => submit.click())
    await expect(failed).toContainText('Failed to complete registration')
    const refused = { path: 'businessName', message: 'We can’t serve that business yet' }
    await failsAs(page, address, refused, () => submit.click())
    await expect(failed).toContainText(refused.message)
    await expect(field('Business name')).toBeFocused()
    await expect(field('Business name')).toHaveAccessibleDescription(refused.message)
    await expect(page.getByRole('alert'), 'it stands at its field').toHaveCount(0)

    await field('Confirm password').press('Enter')
    await expect(page).toHaveURL(/\/admin-direct$/)
    await expect(toastOf(page, 'Registration successful')).toBeVisible()
  })
})

test('a bad link leads back to pricing, one that has done its work to log in', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /503/)
  const heading = page.getByRole('heading', { name: 'Invalid Registration Link' })
  await page.goto('/register')
  await expect(heading).toBeVisible()
  await page.goto('/register?token=nothing&email=nobody@example.com')
  await expect(heading).toBeVisible()
  await page.getByRole('link', { name: 'Back to pricing' }).click()
  await expect(page).toHaveURL(/\/pricing$/)

  const email = newEmail()
  const link = await newLink(request, email)
  const token = new URL(link, 'http://localhost').searchParams.get('token')
  const password = 'correct-horse-battery'
  const form = { businessName: 'Nova Dental', businessType: 'dental', services: 'Check-ups' }
  const data = { ...form, token, email, password, confirmPassword: password }
  expect((await request.post('/api/complete-registration', { data })).ok()).toBe(true)
  await page.goto(link)
  await expect(heading).toBeVisible()
  await expect(
    page.getByText(`You’ve already registered, so this link has done its job. Log in with ${email}.`),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.route('**/api/verify-registration', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(link)
  await expect(page.getByRole('alert'), 'a server that is down says nothing of the link').toContainText(
    'We couldn’t load your registration.',
  )
  await page.unroute('**/api/verify-registration')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toBeVisible()
})
