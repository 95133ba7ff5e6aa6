import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

test('wrong details say so, right ones lead to /admin', async ({ page, owner, expectedErrors }) => {
  expectedErrors.push(/401/)
  await page.goto('/login')
  await expect(page).toHaveTitle('Log in · Deskbell')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(toastOf(page, 'Login failed')).toContainText('Invalid email or password')

  await page.getByLabel('Password').fill(owner.password)
  await page.getByLabel('Password').press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(toastOf(page, 'Login successful')).toContainText('Welcome back!')
  await expect(page.getByRole('tab', { name: 'Embed Code' })).toHaveAttribute('aria-selected', 'true')
})

test('the form says what is missing before anything is sent', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/recovery')
  await expect(page.getByRole('link', { name: 'Sign up here' })).toHaveAttribute('href', '/pricing')
})

for (const address of ['/admin/leads', '/admin-direct/settings', '/admin/integration']) {
  test(`a visitor of ${address} logs in and is back there`, async ({ page, owner }) => {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })
}

test('an address of another site is not where a login leads', async ({ page, owner }) => {
  await page.goto('/login?next=/..//evil.example/admin')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/admin$/)
})

test('a session that ended sends to log in and back', async ({ page, owner, request, expectedErrors }) => {
  expectedErrors.push(/401/)
  await signIn(page, owner)
  await page.goto('/admin-direct/leads')
  await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible()
  await request.post('/api/auth/logout', { headers: owner.headers })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin-direct%2Fleads&ended/)
  await expect(page.getByText('Your session ended.')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/admin-direct\/leads$/)
})

test('signing out ends the session here and on the server', async ({ page, owner, request }) => {
  await signIn(page, owner)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await request.get('/api/auth/me', { headers: owner.headers })).status()).toBe(401)
})
