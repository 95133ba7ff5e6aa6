import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { DAY_MS } from '../../contract/durations'
import { booked, calendarSettings, slot } from '../../contract/scheduling'
import { expectAccessible } from '../support/accessible'
import type { RegisteredOwner } from '../support/owner'
import { expect, test } from '../support/test'
import { signIn, toastOf } from './signIn'

const ALL_DAY: [string, string][] = [['08:00', '20:00']]
const EVERY_DAY = { mon: ALL_DAY, tue: ALL_DAY, wed: ALL_DAY, thu: ALL_DAY, fri: ALL_DAY, sat: ALL_DAY, sun: ALL_DAY }

const pathOf = ({ businessId }: RegisteredOwner) => `/api/businesses/${businessId}`

/** A day in two days' time, where whatever the hour of the test every time is free. */
const someDay = () => new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)

async function takeBookings(request: APIRequestContext, owner: RegisteredOwner): Promise<string> {
  const data = { timeZone: 'UTC', hours: EVERY_DAY, services: [{ name: 'Massage', minutes: 60 }] }
  const saved = await request.put(`${pathOf(owner)}/calendar`, { data, headers: owner.headers })
  return calendarSettings.parse(await saved.json()).services[0]?.id ?? ''
}

async function book(
  request: APIRequestContext,
  owner: RegisteredOwner,
  visit: { serviceId: string; start: string; name: string },
) {
  const data = { ...visit, email: 'ann@example.com', phone: '(512) 555-0143', notes: 'My shoulder hurts.' }
  return booked.parse(await (await request.post(`${pathOf(owner)}/bookings`, { data })).json())
}

const bookingOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) })
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a phone: a calendar is set up in three steps from what the owner typed already; a booking shows up and is moved', {
  tag: '@phone',
}, async ({ page, owner, request }) => {
  const prices = [
    { name: 'Swedish massage, 90 min', cents: 9500 },
    { name: 'Facial', cents: 8500 },
    { name: 'Gift card', cents: 10_000 },
  ]
  const policies = [{ name: 'Cancellations', text: 'Please give us 24 hours’ notice to cancel or move a visit.' }]
  const facts = { hours: { tue: ALL_DAY }, prices, policies }
  await request.put(`${pathOf(owner)}/facts`, { data: facts, headers: owner.headers })
  await signIn(page, owner)
  await page.goto('/admin-direct/calendar')
  await page.getByRole('link', { name: 'Set up my calendar' }).click()
  await expect(page.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Copy the hours for Tuesday' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByLabel('Friday, to')).toHaveValue('20:00')
  await page.getByLabel('Friday, to').fill('07:00')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('The closing time must be later than the opening time')).toBeVisible()
  await page.getByLabel('Friday, to').fill('00:00')
  await page.getByRole('button', { name: 'Next' }).click()

  await page.getByRole('checkbox', { name: 'Swedish massage' }).uncheck()
  await page.getByRole('checkbox', { name: 'Facial' }).check()
  await page.getByRole('button', { name: 'Add 1 service' }).click()
  await expect(page.getByRole('checkbox', { name: 'Swedish massage' }), 'what was left out').not.toBeChecked()
  await page.getByRole('button', { name: 'Remove Facial' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please name the service')).toBeVisible()
  await page.getByRole('button', { name: 'Remove service 1' }).click()
  await page.getByRole('checkbox', { name: 'Swedish massage' }).check()
  await expect(page.getByRole('checkbox', { name: 'Facial' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Gift card' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add 1 service' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Duration')).toHaveValue('90')
  await page.getByText('Only on some days').click()
  await page.getByRole('group', { name: 'Offered on' }).getByRole('checkbox', { name: 'Tuesday' }).check()
  await page.getByRole('group', { name: 'Offered on' }).getByRole('checkbox', { name: 'Friday' }).check()
  await expectAccessible(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await expectAccessible(page)
  const changes = page.getByLabel('People can move or cancel')
  await expect(changes).toHaveAccessibleDescription(/^From your cancellation policy\./)
  await changes.selectOption('Until it starts')
  await page.getByRole('button', { name: 'Use 1 day' }).click()
  await expect(changes).toHaveValue('1440')
  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await page.getByRole('button', { name: 'Stay and save' }).click()
  await page.getByRole('button', { name: 'Start taking bookings' }).click()
  await expect(page.getByRole('button', { name: 'Add a booking' })).toBeVisible()
  const calendar = calendarSettings.parse(
    await (await request.get(`${pathOf(owner)}/calendar`, { headers: owner.headers })).json(),
  )
  expect(calendar).toMatchObject({
    isOpen: true,
    changeMinutes: 1440,
    hours: { mon: ALL_DAY, fri: [['08:00', '24:00']], sat: [] },
    services: [{ name: 'Swedish massage', minutes: 90, priceCents: 9500, days: ['tue', 'fri'] }],
  })

  await test.step('a booking shows up without a refresh, is moved and canceled, and stands on its lead’s page', async () => {
    const serviceId = await takeBookings(request, owner)
    const day = someDay()
    await page.goto(`/admin-direct/calendar?day=${day}`)
    await expect(page.getByRole('button', { name: 'Add a booking' })).toBeVisible()
    await book(request, owner, { serviceId, start: `${day}T10:00:00Z`, name: 'Ann Lee' })
    await bookingOf(page, 'Ann Lee').click()
    const panel = page.getByRole('dialog', { name: 'Ann Lee' })
    await expect(panel.getByRole('link', { name: 'Call (512) 555-0143' })).toHaveAttribute('href', 'tel:5125550143')
    await expect(panel.getByText('My shoulder hurts.')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Move' }).click()
    await panel.getByLabel('Day').selectOption(day)
    await panel.getByText('3:00 PM', { exact: true }).click()
    await expectAccessible(page)
    await panel.getByRole('button', { name: /^Move to/ }).click()
    await expect(toastOf(page, 'Moved to')).toBeVisible()
    await expect(page.getByRole('button', { name: /^3:00 PM.*Ann Lee/ })).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await bookingOf(page, 'Ann Lee').click()
    await panel.getByRole('link', { name: 'See the lead' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'What happened' }).getByText(/moved Massage from .+ to .+3:00/),
    ).toBeVisible()
    await page.getByRole('list', { name: 'Bookings' }).getByRole('link', { name: /3:00/ }).click()
    await panel.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(panel.getByText('Ann Lee will get an email about it.')).toBeVisible()
    await panel.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(toastOf(page, 'Booking canceled')).toBeVisible()
    await page.getByText('1 canceled booking').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Ann Lee/ }).click()
    await panel.getByRole('button', { name: 'Book again' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a booking' }).getByLabel('Name')).toHaveValue('Ann Lee')
    const free = z.array(slot).parse(await (await request.get(`${pathOf(owner)}/slots?serviceId=${serviceId}`)).json())
    expect(free.map(({ start }) => start)).toContain(`${day}T15:00:00.000Z`)
  })
})

test('a desktop: a booking is written down by keyboard, where bookings go, and a visitor who did not come', async ({
  page,
  owner,
  request,
}) => {
  const serviceId = await takeBookings(request, owner)
  const day = someDay()
  await signIn(page, owner)

  await test.step('one for somebody on the phone is written down by keyboard, and the overview says what is next', async () => {
    await page.goto(`/admin-direct/calendar?day=${day}`)
    await page.getByRole('button', { name: 'Add a booking' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a booking' })
    await dialog.getByLabel('Day').selectOption(day)
    await dialog.getByRole('button', { name: 'Book it' }).press('Enter')
    await expect(dialog.getByText('Please pick one of the offered times')).toBeVisible()
    await dialog.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: '8:30 AM' })).toBeChecked()
    await dialog.getByLabel('Name').fill('Joe Park')
    await dialog.getByLabel('Email').fill('joe@example.com')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Booked')).toBeVisible()
    await expect(page.getByRole('button', { name: /^8:30 AM Joe Park/ })).toBeVisible()
    await page.goto('/admin-direct')
    await expect(page.getByText(/Next: Joe Park, .+8:30 AM\./)).toBeVisible()
  })

  await test.step('where bookings go: what the plan has, a link, and a connection that broke', async () => {
    await page.goto('/admin/calendar?part=places')
    await expect(page.getByText('Google and Outlook calendars come with Enterprise.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/admin/billing')
    const link = page.getByRole('region', { name: 'Booking link' })
    await link.getByRole('textbox').fill('tomorrow')
    await link.getByRole('button', { name: 'Save link' }).click()
    await expect(link.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await link.getByRole('textbox').fill('https://calendly.com/ortega')
    await link.getByRole('button', { name: 'Save link' }).click()
    await expect(toastOf(page, 'Booking link saved')).toBeVisible()
    await page.getByRole('button', { name: 'Connect Calendly' }).click()
    await expect(page.getByText('Please paste the token from Calendly')).toBeVisible()
    await expectAccessible(page)

    const broken = { provider: 'google', state: 'broken', account: 'ortega@example.com', calendars: [] }
    await page.route('**/calendars', (route) => route.fulfill({ json: [broken] }))
    await page.goto('/admin/calendar?provider=google&result=denied')
    const google = page.getByRole('region', { name: 'Google Calendar' })
    await expect(google.getByText('Needs attention')).toBeVisible()
    await expect(google.getByText('Nothing was connected, because you didn’t agree.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/calendars')
  })

  await test.step('once a visit has begun, its visitor may not have come, which can be taken back', async () => {
    await book(request, owner, { serviceId, start: `${day}T10:00:00Z`, name: 'Ann Lee' })
    // Three days on; the server, whose clock can't be set, is answered for.
    await page.clock.setFixedTime(new Date(Date.now() + 3 * DAY_MS))
    let status = 'confirmed'
    await page.route('**/bookings/*', async (route) => {
      ;({ status } = route.request().postDataJSON())
      const path = route.request().url()
      const real = await request.get(path, { headers: owner.headers })
      await route.fulfill({ json: { ...(await real.json()), status } })
    })
    await page.route('**/bookings?*', async (route) => {
      const real = await (await route.fetch()).json()
      await route.fulfill({ json: real.map((one: object) => ({ ...one, status })) })
    })
    await page.goto(`/admin-direct/calendar?day=${day}`)
    await bookingOf(page, 'Ann Lee').click()
    const panel = page.getByRole('dialog', { name: 'Ann Lee' })
    await expect(panel.getByRole('button', { name: 'Move' })).toHaveCount(0)
    await panel.getByRole('button', { name: 'No-show' }).click()
    await expect(page.getByRole('button', { name: /Ann Lee.*No-show/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'No-show' })).toHaveCount(0)
    await expect(bookingOf(page, 'Ann Lee')).toBeVisible()
  })
})
