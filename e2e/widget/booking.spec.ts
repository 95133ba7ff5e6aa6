import type { APIRequestContext, Page } from '@playwright/test'
import { DAY_MS } from '../../contract/durations'
import type { RegisteredOwner } from '../support/owner'
import { expect, test as withOwner } from '../support/test'
import { ask, bubble, conversation, openChat, visit } from './ownersSite'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const CALENDAR = {
  timeZone: 'America/New_York',
  hours: Object.fromEntries(DAYS.map((day) => [day, [['09:00', '17:00']]])),
  stepMinutes: 60,
  isAtVisitors: false,
  services: [{ name: 'Water heater check', minutes: 60 }],
}
const test = withOwner.extend<{ calendar: typeof CALENDAR }>({ calendar: [CALENDAR, { option: true }] })
/** Elsewhere than the business. */
test.use({ timezoneId: 'America/Los_Angeles', viewport: { width: 390, height: 844 } })

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: CALENDAR.timeZone, month: 'long', day: 'numeric' }).format(
    Date.now() + days * DAY_MS,
  )

async function openCalendar(
  request: APIRequestContext,
  { businessId, headers }: RegisteredOwner,
  data: typeof CALENDAR,
) {
  const saved = await request.put(`/api/businesses/${businessId}/calendar`, { headers, data })
  const { services } = await saved.json()
  // The profile is published from the outbox, a moment later.
  await expect
    .poll(async () => (await (await request.get(`/api/widget/${businessId}/config`)).json()).takesBookings, {
      timeout: 30_000,
    })
    .toBe(true)
  return services[0].id
}

const times = (page: Page) => page.getByRole('region', { name: 'Open times' }).getByRole('button')
const box = (page: Page, name: string) => page.getByRole('textbox', { name })

test.beforeEach(async ({ page, request, owner, calendar, otherOrigin, baseURL }) => {
  await openCalendar(request, owner, calendar)
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': owner.businessId } })
  await openChat(page)
  await ask(page, `Can I come in ${dayIn(9)} in the afternoon?`)
  await expect(times(page)).toHaveCount(5)
})

test('a time is found, held and booked with the keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await expect(times(page).first()).toHaveText(/12:00\sPM.*9:00\sAM your time/)
  await times(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(times(page).nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Name')).toHaveAccessibleDescription('Please enter your name')
  await expect(box(page, 'Name')).toBeFocused()
  await page.keyboard.type('Ann Pine')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'You’re booked' })
  await expect(card).toBeFocused()
  await expect(card).toContainText(/Water heater check.*2:00\sPM.*11:00\sAM your time/)
  await expect(card.getByRole('link', { name: 'Move or cancel' })).toHaveAttribute(
    'href',
    /\/booking\/bkg_|\/booking\//,
  )
  await expect(conversation(page)).toContainText('You’re booked: Water heater check')
})

test.describe('who comes to their visitors', () => {
  test.use({ calendar: { ...CALENDAR, isAtVisitors: true } })
  test('asks for the address, which is sent with the booking', { tag: '@phone' }, async ({ page, request, owner }) => {
    await times(page).first().click()
    await box(page, 'Name').fill('Ann Pine')
    await box(page, 'Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(box(page, 'Address for the visit')).toHaveAccessibleDescription('Please enter the address')
    await expect(box(page, 'Address for the visit')).toBeFocused()
    await box(page, 'Address for the visit').fill('12 Oak Street')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible()
    const bookings = await request.get(`/api/businesses/${owner.businessId}/bookings`, { headers: owner.headers })
    expect(await bookings.json()).toMatchObject([{ place: '12 Oak Street' }])
  })
})

test.describe('taken meanwhile', () => {
  test.use({ expectedErrors: [[/status of 409/], { scope: 'test' }] })
  test('the nearest three are offered instead', { tag: '@phone' }, async ({ page, request, owner }) => {
    const { businessId } = owner
    const [service] = (
      await (await request.get(`/api/businesses/${businessId}/calendar`, { headers: owner.headers })).json()
    ).services
    const slots = await (await request.get(`/api/businesses/${businessId}/slots?serviceId=${service.id}`)).json()
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: CALENDAR.timeZone,
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
    })
    const { start } = slots.find((slot: { start: string }) =>
      clock.format(new Date(slot.start)).startsWith(`${dayIn(9)} at 2`),
    )
    const data = { serviceId: service.id, start, name: 'Bo', email: 'bo@example.com' }
    expect((await request.post(`/api/businesses/${businessId}/bookings`, { data })).status()).toBe(201)
    await times(page).nth(2).click()
    await expect(page.getByText('That time was just taken. These are the nearest:')).toBeVisible()
    await expect(times(page)).toHaveText([/PM/, /PM/, /PM/, 'Tell me if one opens up'])
    await expect(times(page).first()).toBeFocused()
  })
})

test.describe('many hold a time', () => {
  test.use({ expectedErrors: [[/status of 429/], { scope: 'test' }] })
  test('it is booked without a hold', async ({ page }) => {
    await page.route('**/holds', (route) => route.fulfill({ status: 429, json: {} }))
    await times(page).first().click()
    await box(page, 'Name').fill('Ann Pine')
    await box(page, 'Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible()
  })
})

test('a reload in the middle goes on with the time that is held', { tag: '@phone' }, async ({ page }) => {
  await times(page).first().click()
  await expect(box(page, 'Name')).toBeVisible()
  await page.reload()
  await bubble(page).click()
  await expect(box(page, 'Name')).toBeVisible()
  await box(page, 'Name').fill('Ann Pine')
  await box(page, 'Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible()
})
