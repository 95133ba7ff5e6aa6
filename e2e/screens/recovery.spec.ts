import { expect, test } from '../support/test'
import { linkIn, mailTo } from './mail'
import { signIn, toastOf } from './signIn'

const NEW_PASSWORD = 'seven brass bells ring'

test('the form wants an address and tells nobody whether it has an account', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/recovery$/)
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(`nobody-${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(toastOf(page, 'Reset link sent')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText('If an account exists with this email', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a link that could not be asked for says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/recovery')
  await page.getByLabel('Email').fill('dana@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(toastOf(page, 'Error')).toContainText('Failed to send reset email')
  await expect(page.getByLabel('Email')).toHaveValue('dana@example.com')
})

test('support is a press away, and without a line set the dialog shows none', async ({ page }) => {
  await page.goto('/recovery')
  await page.getByRole('button', { name: 'Need help? Contact support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact support' })
  await expect(dialog.getByText('Reply to any mail that you got from Deskbell.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the mailed link sets a password once and signs everyone out', async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /422/)
  await signIn(page, owner)
  await page.goto('/recovery')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const link = linkIn(await mailTo(request, owner.email, /new password/))

  await page.goto(link)
  const password = page.getByLabel('New password', { exact: true })
  const confirm = page.getByLabel('Confirm new password')
  await password.fill('short')
  await confirm.fill('other one')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await password.fill(NEW_PASSWORD)
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await password.fill('password123')
  await confirm.fill('password123')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText(/one of the first passwords/).first()).toBeVisible()
  await password.fill(NEW_PASSWORD)
  await confirm.fill(NEW_PASSWORD)
  await confirm.press('Enter')

  await expect(page).toHaveURL(/\/login$/)
  await expect(toastOf(page, 'Password changed')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('another try of mine')
  await page.getByLabel('Confirm new password').fill('another try of mine')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/recovery$/)
})

test('links without a token lead out', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/recovery')
  await page.goto('/confirm-email')
  await expect(page.getByRole('link', { name: 'Ask for the change again' })).toHaveAttribute('href', '/admin/account')
})

test('the registration form says that passwords differ while other fields are still empty', async ({
  page,
  request,
}) => {
  const data = { email: `new-${crypto.randomUUID()}@example.com`, planType: 'starter' }
  const { registrationUrl } = await (await request.post('/api/test-registration', { data })).json()
  await page.goto(registrationUrl)
  await page.getByLabel('Password', { exact: true }).fill('long enough 1')
  await page.getByLabel('Confirm password').fill('long enough 2')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Business name is required')).toBeVisible()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
})
