import { pushMessage } from '../../contract/notifications'
import { startPush } from '../../stand-ins/push/server.ts'
import { newDevice, subscriptionOf } from '../../stand-ins/push/world.ts'
import { expectAccessible } from '../support/accessible'
import { openOwner } from '../support/owner'
import { freePort, openProduct } from '../support/product'
import { clickNotification, deliver, shownNotifications, subscribeAt } from '../support/pushedBrowser'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

test('a lead rings in a browser where notifications were turned on, and a click opens its chat', {
  tag: '@notifications',
}, async ({ browser, playwright }) => {
  const push = await startPush()
  const product = await openProduct(await freePort(), { PRIVATE_NETWORK: 'on' })
  const { origin } = product
  const request = await playwright.request.newContext({ baseURL: origin })
  const owner = await openOwner(request, origin)
  const device = newDevice(push.world)
  const context = await browser.newContext({ baseURL: origin, permissions: ['notifications'] })
  await subscribeAt(context, subscriptionOf(device, push.url))
  const page = await context.newPage()
  await request.post('/api/leads', { data: { businessId: owner.businessId, name: 'Bo Diaz', email: 'bo@example.com' } })
  await signIn(page, owner)
  const devices = page.waitForResponse('**/api/push/subscriptions')
  await page.goto('/admin/leads')
  await devices
  await expect(page.getByRole('link', { name: 'Bo Diaz', exact: true })).toBeVisible()
  const offer = page.getByRole('link', { name: 'Get leads on this computer' })
  await expect(offer, 'nothing moves once a screen stands').toHaveCount(0)
  // Whether this browser can ring is learned in its own time, and offered where somebody goes next after that.
  await expect(async () => {
    await page.getByRole('link', { name: 'Answers' }).first().click()
    await page.getByRole('link', { name: 'Conversations' }).first().click()
    await expect(offer).toBeVisible({ timeout: 1000 })
  }).toPass()
  await offer.click()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(toastOf(page, 'Notifications are on')).toBeVisible()
  await expect(page.getByText('New leads show up here until you log out.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => device.received.length).toBe(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible()

  const sessionId = crypto.randomUUID()
  const message = 'My water heater leaks. Can you come today?'
  await request.post(`/api/chat/${owner.businessId}/message`, { data: { sessionId, message } })
  await request.post('/api/leads', {
    data: { businessId: owner.businessId, name: 'Ana Lopez', email: 'ana@example.com', sessionId },
  })
  await expect.poll(() => device.received.length).toBe(2)
  const text = device.received[1]?.text ?? ''
  const { title } = pushMessage.parse(JSON.parse(text))
  expect(title).toBe('New lead: Ana Lopez')
  await deliver(page, origin, text)
  await expect.poll(() => shownNotifications(page)).toMatchObject([{ title, body: message }])
  await clickNotification(context)
  await expect(page).toHaveURL(/\/admin-direct\/conversations\/conv_/)
  await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
  expect(await shownNotifications(page)).toEqual([])

  await page.goto('/admin/leads')
  await page.getByRole('link', { name: 'Ana Lopez' }).first().click()
  await page.getByText('Who was notified, and when').click()
  await expect(page.getByText(/^Emailed to you /)).toBeVisible()
  await expect(page.getByText(/^Notification sent to you /)).toBeVisible()
  await expect(page.getByText(/^Opened by you /)).toBeVisible()
  await page.goto('/admin/notifications')
  await expect(page.getByText('New lead: Ana Lopez')).toHaveCount(2)
  await page.getByRole('button', { name: 'Turn off on this device' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()

  await context.close()
  await request.dispose()
  await product.close()
  await push.close()
})

test('how one is told is saved as it is chosen', { tag: '@phone' }, async ({ page, owner }) => {
  await signIn(page, owner)
  await page.goto('/admin-direct/account')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByText('Nothing yet. Your first lead will show up here.')).toBeVisible()
  const quiet = page.getByRole('checkbox', { name: 'Quiet hours' })
  await quiet.click()
  await expect(quiet).toBeChecked()
  const from = page.getByLabel('From')
  await from.fill('22:30')
  await from.blur()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('combobox', { name: 'Daily summary by email' }).selectOption('7')
  await saved
  await page.getByRole('combobox', { name: 'If nobody has opened it' }).selectOption('30')
  await expect(toastOf(page, 'Saved')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(from).toHaveValue('22:30')
  await expect(page.getByRole('combobox', { name: 'Daily summary by email' })).toHaveValue('7')
  await expect(page.getByRole('combobox', { name: 'If nobody has opened it' })).toHaveValue('30')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
