import { expect, test } from '../support/test'
import { failsAs } from './failsAs'
import { linkIn, mailTo } from './mail'
import { logIn, toastOf } from './signIn'

const NEW_PASSWORD = 'seven brass bells ring'

test('the form wants an address, tells how sending failed, and tells nobody who has an account; the mailed link sets a password once', async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /500/, /404/, /422/)
  const send = page.getByRole('button', { name: 'Send reset link' })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/recovery$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  const address = `nobody-${crypto.randomUUID()}@example.com`
  await page.getByLabel('Email').fill(address)
  await failsAs(page, '**/api/forgot-password', 'unreachable', () => send.click())
  await expect(toastOf(page, 'Error')).toContainText('We couldn’t reach Deskbell.')
  await failsAs(page, '**/api/forgot-password', 'broken', () => send.click())
  await expect(toastOf(page, 'Error')).toContainText('Failed to send reset email')
  await expect(page.getByLabel('Email')).toHaveValue(address)

  await page.getByRole('button', { name: 'Need help? Contact support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact support' })
  await expect(dialog.getByText('Reply to any email from Deskbell.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await send.click()
  await expect(toastOf(page, 'Reset link sent')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText('If an account exists with this email', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await test.step('the mailed link sets a password once and signs everyone out', async () => {
    // Logged in, until then.
    await page.evaluate((token) => localStorage.setItem('sessionToken', token), owner.token)
    await page.goto('/recovery')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    const link = linkIn(await mailTo(request, owner.email, /new password/))

    await page.goto(link)
    const password = page.getByLabel('New password', { exact: true })
    const confirm = page.getByLabel('Confirm new password')
    const save = page.getByRole('button', { name: 'Save new password' })
    await password.fill('short')
    await confirm.fill('other one')
    await save.click()
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
    await password.fill(NEW_PASSWORD)
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await password.fill('password123')
    await confirm.fill('password123')
    await save.click()
    await expect(page.getByText(/one of the first passwords/).first()).toBeVisible()
    await password.fill(NEW_PASSWORD)
    await confirm.fill(NEW_PASSWORD)
    await confirm.press('Enter')

    await expect(page).toHaveURL(/\/login$/)
    await expect(toastOf(page, 'Password changed')).toBeVisible()
    await logIn(page, { ...owner, password: NEW_PASSWORD })
    await expect(page).toHaveURL(/\/admin$/)

    await page.goto(link)
    await password.fill('another try of mine')
    await confirm.fill('another try of mine')
    await save.click()
    await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(/\/recovery$/)
    await page.goto('/reset-password')
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/recovery')
    await page.goto('/confirm-email')
    await expect(page.getByRole('link', { name: 'Ask for the change again' })).toHaveAttribute('href', '/admin/account')
  })
})
