import { sessionResponse } from '../../contract/accounts'
import { expect, test } from '../support/test'
import { linkIn, mailTo } from './mail'
import { signIn, toastOf } from './signIn'

const NEW_PASSWORD = 'seven brass bells ring'

test('a phone: the account is a press away in both frames, the header is one row, a section’s pages are whole, notices come one at a time', {
  tag: '@phone',
}, async ({ page, sharedOwner }) => {
  // Safari has it for apps on the home screen only.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await signIn(page, sharedOwner)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  await page.getByRole('link', { name: 'Plan and billing' }).click()
  await expect(page).toHaveURL(/\/admin\/billing$/)
  await expect(page).toHaveTitle('Plan and billing · Deskbell')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await page.goto('/admin-direct')
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/admin-direct\/account$/)
  await page.getByRole('link', { name: 'Plan and billing' }).click()
  await expect(page).toHaveURL(/\/admin-direct\/billing$/)

  const message = 'We couldn’t deliver an email to you.'
  const notice = { id: 'n1', message, at: '2026-11-20T17:00:00.000Z' }
  const usage = { billingPeriod: '2026-11', totalConversations: 90, conversationLimit: 100 }
  await page.route('**/api/account/notices', (route) => route.fulfill({ json: [notice] }))
  await page.route('**/api/usage', (route) =>
    route.fulfill({ json: { ...usage, totalApiCalls: 0, totalLeads: 0, totalTokensUsed: 0 } }),
  )
  for (const [path, name] of [
    ['/admin-direct/settings', 'Settings'],
    ['/admin-direct/calendar', 'Calendar'],
    ['/admin/notifications', 'Account'],
  ] as const) {
    await page.goto(path)
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThanOrEqual(64)
  }
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByText('You’ve used most of this month’s conversations.', { exact: false })).toBeVisible()
  await expect(notices.getByText(message)).toBeHidden()

  await expect(page.getByRole('heading', { name: 'Get leads on this phone' }), 'an iPhone is told how').toBeVisible()
  await expect(page.getByText('Add to Home Screen')).toBeVisible()
})

test('devices, password, data, deletion, email, plan and usage: each of them, and what is refused', async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/422/, /404/)
  await signIn(page, owner)

  await test.step('devices are logged out one by one', async () => {
    const login = await request.post('/api/auth/login', {
      data: { email: owner.email, password: owner.password },
      headers: {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      },
    })
    const other = sessionResponse.parse(await login.json()).sessionToken
    await page.goto('/admin/account')
    await expect(page.getByText('This device')).toHaveCount(1)
    await page.getByRole('button', { name: /^Log out .*iPhone/ }).click()
    await expect(toastOf(page, 'Logged out')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Log out .*iPhone/ })).toHaveCount(0)
    await expect(page.getByText('This device')).toHaveCount(1)
    const asked = await request.get('/api/auth/sessions', { headers: { authorization: `Bearer ${other}` } })
    expect(asked.status()).toBe(401)
  })

  await test.step('a password is changed by who knows the old one', async () => {
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password is required').first()).toBeVisible()
    await page.getByLabel('Current password').fill('not the one')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password').fill(`${NEW_PASSWORD}s`)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('That’s not your current password')
    await expect(page.getByLabel('Current password')).toBeFocused()
    await page.getByLabel('Current password').fill('correct-horse-battery')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(toastOf(page, 'All your other devices are logged out.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Password changed')
    await expect(page.getByLabel('Current password')).toHaveValue('')
  })

  await test.step('all data comes as a file', async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all my data' }).click()
    expect((await started).suggestedFilename()).toMatch(/\.zip$/)
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Downloaded all data')
  })

  await test.step('the dialog that deletes is reached and left by keyboard', async () => {
    const opener = page.getByRole('button', { name: 'Delete account' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await dialog.getByLabel('Your password').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Password is required')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('deletion waits seven days and is taken back', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('wrong one')
    await dialog.getByRole('button', { name: 'Delete in seven days' }).click()
    await expect(dialog.getByText('That’s not your current password')).toBeVisible()
    await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
    await dialog.getByLabel('Your password').press('Enter')
    await expect(page.getByText(/^Your account will be deleted on/).first()).toBeVisible()
    await page.goto('/admin-direct/leads')
    const banner = page.getByRole('region', { name: 'Notices' })
    await expect(banner).toContainText('Your account will be deleted on')
    await banner.getByRole('button', { name: 'Keep my account' }).click()
    await expect(toastOf(page, 'Your account stays')).toBeVisible()
    await expect(banner.getByRole('button')).toHaveCount(0)
  })

  await test.step('an email changes once both addresses have confirmed', async () => {
    const newEmail = `moved-${crypto.randomUUID()}@example.com`
    await page.goto('/admin/account')
    await page.getByLabel('New email').fill(newEmail)
    await page.getByLabel('Your password').fill('wrong one')
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('That’s not your current password')
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(toastOf(page, 'Check both inboxes')).toBeVisible()
    await expect(page.getByText(`We emailed ${owner.email} and ${newEmail}.`)).toBeVisible()

    const links = [
      linkIn(await mailTo(request, owner.email, /Confirm/)),
      linkIn(await mailTo(request, newEmail, /Confirm/)),
    ]
    await page.goto(links[0] ?? '')
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(page.getByRole('heading', { name: 'One more to go' })).toBeVisible()
    await page.goto(links[1] ?? '')
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible()
    await page.getByRole('link', { name: 'Open your account' }).click()
    await expect(page.getByRole('banner')).toContainText(newEmail)
    await page.goto(links[0] ?? '')
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible()
  })

  await test.step('plan and usage are told in words, without a payment provider too; mail that was not delivered and a full month on every page', async () => {
    const sessionId = `usage-${crypto.randomUUID()}`
    // A conversation counts at its second message.
    for (const message of ['Do you clean drains?', 'And on Saturdays?'])
      await request.post(`/api/chat/${owner.businessId}/message`, { data: { sessionId, message } })
    const usage = async () => (await request.get('/api/usage', { headers: owner.headers })).json()
    await expect.poll(usage).toMatchObject({ totalConversations: 1 })
    await page.goto('/admin/billing')
    await expect(page.getByText('1 of 10,000 conversations')).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Conversations used this month' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^Free until .*2\d\d\d\.$/)).toBeVisible()
    await expect(page.getByText('Payment isn’t set up yet', { exact: false })).toBeVisible()

    await page.route('**/api/account/notices', (route) =>
      route.fulfill({
        json: [{ id: 'n1', message: 'We couldn’t deliver “Hello” to you.', at: '2026-11-20T10:00:00Z' }],
      }),
    )
    await page.route('**/api/usage', (route) =>
      route.fulfill({
        json: {
          billingPeriod: '2026-11',
          totalConversations: 10000,
          conversationLimit: 10000,
          totalApiCalls: 0,
          totalLeads: 12,
          totalTokensUsed: 0,
        },
      }),
    )
    await page.goto('/admin/leads')
    const banner = page.getByRole('region', { name: 'Notices' })
    await expect(banner).toContainText('You’ve used all of this month’s conversations.')
    await expect(banner).toContainText('We couldn’t deliver “Hello” to you.')
    await banner.getByRole('button', { name: 'Got it' }).click()
    await expect(banner).not.toContainText('We couldn’t deliver')
    await banner.getByRole('link', { name: 'See my plan' }).click()
    await expect(page.getByText('10,000 of 10,000 conversations')).toBeVisible()
  })
})
