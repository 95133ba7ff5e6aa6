import { expect, test } from '../support/test'
import { failsAs } from './failsAs'
import { logIn, openSession, signIn, toastOf } from './signIn'

test('each way to fail is told, in a toast and at the form, one press at a time, and the right password leads to /admin, or back to where one was, but never to another site', async ({
  page,
  sharedOwner,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /500/, /401/, /422/)
  const submit = page.getByRole('button', { name: 'Log in' })
  const password = page.getByLabel('Password')
  await page.goto('/login')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill(sharedOwner.email)
  await password.fill('not the password')
  const failed = toastOf(page, 'Login failed')
  await failsAs(page, '**/api/auth/login', 'unreachable', () => submit.click())
  await expect(failed).toContainText('We couldn’t reach Deskbell.')
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach Deskbell.')
  await failsAs(page, '**/api/auth/login', 'broken', () => submit.click())
  await expect(failed).toContainText('Invalid email or password')
  await failsAs(page, '**/api/auth/login', { path: 'email', message: 'This mailbox is gone' }, () => submit.click())
  await expect(failed).toContainText('This mailbox is gone')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This mailbox is gone')
  await submit.click()
  await expect(failed).toContainText('Invalid email or password')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(password).toBeFocused()
  await expect(failed).toHaveCount(1)

  await test.step('two presses at once on a slow line send one request', async () => {
    let asked = 0
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      asked += 1
      await held
      await route.fulfill({ status: 401, json: {} })
    })
    await page.getByRole('button', { name: 'Log in' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled()
    answer()
    await expect(submit).toBeEnabled()
    expect(asked).toBe(1)
    await page.unroute('**/api/auth/login')
  })

  await password.fill(sharedOwner.password)
  await password.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(toastOf(page, 'Login successful')).toContainText('Welcome back!')
  await page.goto('/login')
  await expect(page, 'who is logged in has nothing to do there').toHaveURL(/\/admin$/)

  await test.step('a visitor of an owner’s page logs in and is back there, but never on another site', async () => {
    await page.evaluate(() => localStorage.removeItem('sessionToken'))
    await page.goto('/admin/leads')
    await expect(page).toHaveURL(/\/login\?next=/)
    await logIn(page, sharedOwner)
    await expect(page).toHaveURL(/\/admin\/leads$/)
    await page.evaluate(() => localStorage.removeItem('sessionToken'))
    await page.goto('/login?next=//evil.example/admin')
    await logIn(page, sharedOwner)
    await expect(page).toHaveURL(/localhost:\d+\/admin$/)
  })
})

test('a session that ended sends to login and back; logging out ends it here and on the server; what is refused late, of a session that was left, doesn’t end the next one', async ({
  page,
  sharedOwner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const first = await openSession(request, sharedOwner)
  await signIn(page, first)
  // As it opens, the list is asked for again, at a moment of its own.
  await page.route('**/events', () => undefined)
  await page.goto('/admin-direct/leads')
  await expect(page.getByText('No leads captured yet')).toBeVisible()
  // Just before the list is asked for: what else is on its way would be refused ahead of it.
  await page.route(
    '**/api/businesses/*/leads',
    async (route) => {
      await request.post('/api/auth/logout', { headers: first.headers })
      return route.fallback()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin-direct%2Fleads&ended/)
  await expect(page.getByText('You were logged out.')).toBeVisible()
  await page.unroute('**/events')
  await logIn(page, sharedOwner)
  await expect(page).toHaveURL(/\/admin-direct\/leads$/)

  const second = await page.evaluate(() => localStorage.getItem('sessionToken'))
  await page.goto('/admin')
  const ended = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const call = await ended
  expect(call.ok(), 'the server was told').toBe(true)
  expect(call.request().headers().authorization).toBe(`Bearer ${second}`)
  await page.goBack()
  await expect(page.getByLabel('Password'), 'the back button doesn’t bring the owner’s page back').toBeVisible()

  await test.step('what is refused late, of a session that was left, doesn’t end the next one', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(
      '**/api/usage',
      async (route) => {
        await held
        return route.fulfill({ status: 401, json: {} })
      },
      { times: 1 },
    )
    // It is asked for once the owner is in: of a page that is being left, it would be given up with it.
    const asked = page.waitForRequest('**/api/usage')
    await logIn(page, sharedOwner)
    await expect(page).toHaveURL(/\/admin-direct\/leads$/)
    await asked
    // The toast of the login may lie over it, and a new page takes the focus that a key would need.
    await page.getByRole('button', { name: 'Log out' }).dispatchEvent('click')
    await expect(page).toHaveURL(/\/login$/)
    await logIn(page, sharedOwner)
    await expect(page).toHaveURL(/\/admin$/)
    const refused = page.waitForResponse(
      (response) => response.url().endsWith('/api/usage') && response.status() === 401,
    )
    answer()
    await (await refused).finished()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()

    const token = await page.evaluate(() => localStorage.getItem('sessionToken'))
    await page.route('**/api/auth/logout', () => undefined)
    await page.route('**/api/businesses/*/leads', async (route) => {
      await page.getByRole('button', { name: 'Log out' }).dispatchEvent('click')
      await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
      return route.fallback()
    })
    await page.getByRole('tab', { name: /^Leads/ }).click()
    await expect(page, 'nor does it end with a surprise for who is leaving').toHaveURL(/\/login$/)
  })
})
