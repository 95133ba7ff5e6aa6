import type { APIRequestContext, Page } from '@playwright/test'
import ICAL from 'ical.js'
import * as z from 'zod/mini'
import { startGoogle } from '../../stand-ins/google/server.ts'
import { GOOGLE_APP } from '../../stand-ins/google/signIn.ts'
import { linkIn, mailTo } from '../screens/mail'
import { signIn } from '../screens/signIn'
import { freePort, openProduct } from '../support/product'
import { registerOwner } from '../support/registration'
import { expect, test } from '../support/test'
import { ask, openChat, visit } from './ownersSite'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const DAY_MS = 24 * 60 * 60_000
const ZONE = 'America/New_York'
const CALENDAR = {
  timeZone: ZONE,
  hours: Object.fromEntries(DAYS.map((day) => [day, [['09:00', '17:00']]])),
  stepMinutes: 60,
  services: [{ name: 'Drain check', minutes: 60 }],
}
test.use({ timezoneId: ZONE, viewport: { width: 390, height: 844 } })

const files = z.array(
  z.object({ to: z.string(), subject: z.string(), attachments: z.array(z.object({ text: z.string() })) }),
)

/** What the file of the mail says, as a calendar program reads it. */
async function eventOf(request: APIRequestContext, address: string, subject: RegExp) {
  await mailTo(request, address, subject)
  const mails = files.parse(await (await request.get('/api/dev/outbox')).json())
  const mail = mails.find(({ to, subject: title }) => to === address && subject.test(title))
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.text ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    at: `${event.startDate.toJSDate()}`,
  }
}

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', day: 'numeric' }).format(Date.now() + days * DAY_MS)

async function opened(request: APIRequestContext, businessId: string, headers: Record<string, string>) {
  expect((await request.put(`/api/businesses/${businessId}/calendar`, { headers, data: CALENDAR })).ok()).toBe(true)
  const takesBookings = async () => (await (await request.get(`/api/widget/${businessId}/config`)).json()).takesBookings
  await expect.poll(takesBookings, { timeout: 30_000 }).toBe(true)
}

const times = (page: Page) => page.getByRole('region', { name: 'Open times' }).getByRole('button')

/** A visitor asks, picks, confirms, and gets a mail; moves by its link; cancels. `told` looks in after each step. */
async function journey(
  page: Page,
  { request, origin = '' }: { request: APIRequestContext; origin?: string | undefined },
  told: (step: 'booked' | 'moved' | 'canceled') => Promise<void>,
) {
  const email = `ann-${crypto.randomUUID()}@example.com`
  await openChat(page)
  await ask(page, `Can I come in ${dayIn(9)} in the afternoon?`)
  await times(page).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Pine')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible()
  const booked = await eventOf(request, email, /^You’re booked/)
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0 })
  await told('booked')

  await page.goto(origin + linkIn(await mailTo(request, email, /^You’re booked/)))
  await page.getByRole('button', { name: 'Move it to another time' }).click()
  await page
    .getByRole('region', { name: 'Other times' })
    .getByRole('group', { name: /^Time on/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  await expect(page.getByRole('heading', { name: 'Your booking was moved' })).toBeVisible()
  const moved = await eventOf(request, email, /^Your visit was moved/)
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid })
  expect(moved.sequence).toBeGreaterThan(booked.sequence)
  expect(moved.at).not.toBe(booked.at)
  await told('moved')

  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: 'This visit is canceled' })).toBeVisible()
  const canceled = await eventOf(request, email, /^Your visit was canceled/)
  expect(canceled).toMatchObject({ method: 'CANCEL', uid: booked.uid })
  expect(canceled.sequence).toBeGreaterThan(moved.sequence)
  await told('canceled')
}

test('from a question to a visit, moved and canceled, in the calendar of Deskbell', { tag: '@phone' }, async ({
  page,
  owner,
  request,
  otherOrigin,
  baseURL,
}) => {
  await opened(request, owner.businessId, owner.headers)
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': owner.businessId } })
  const statuses = async () => {
    const list = await request.get(`/api/businesses/${owner.businessId}/bookings`, { headers: owner.headers })
    return z
      .array(z.object({ status: z.string() }))
      .parse(await list.json())
      .map(({ status }) => status)
  }
  await journey(page, { request }, async (step) => {
    await expect.poll(statuses).toEqual([step === 'canceled' ? 'canceled' : 'confirmed'])
  })
})

test('from a question to a visit, moved and canceled, in the owner’s Google calendar', { tag: '@phone' }, async ({
  page,
  playwright,
  otherOrigin,
  expectedErrors,
}) => {
  expectedErrors.push(/favicon/)
  const google = await startGoogle()
  const product = await openProduct(await freePort(), {
    GOOGLE_CLIENT_ID: GOOGLE_APP.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_APP.secret,
    GOOGLE_OAUTH_BASE: google.url,
    GOOGLE_API_BASE: google.url,
  })
  const { origin } = product
  const request = await playwright.request.newContext({ baseURL: origin })
  const steer = async (name: string, data: object) =>
    (await request.post(`${google.url}/_control/${name}`, { data })).json()
  const { id: account } = await steer('accounts', { timeZone: ZONE })
  const email = `owner-${crypto.randomUUID()}@example.com`
  const owner = await registerOwner(origin, { email, planType: 'enterprise' })
  const headers = { authorization: `Bearer ${owner.token}` }
  await opened(request, owner.businessId, headers)

  await signIn(page, owner)
  await page.goto(`${origin}/admin-direct/calendar?part=places`)
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page.getByText('Connected. Times when you’re busy are no longer offered.')).toBeVisible()

  type Event = {
    status: string
    start: { dateTime: string }
    attendees?: { email: string }[]
    extendedProperties?: { private?: object }
  }
  const events = async () => {
    const { events: all } = (await steer('state', { account })) as { events: Event[] }
    return all.filter(({ status, extendedProperties }) => status !== 'cancelled' && extendedProperties?.private)
  }
  await visit(page, otherOrigin, origin, { attributes: { 'business-id': owner.businessId } })
  let at = ''
  await journey(page, { request, origin }, async (step) => {
    await expect.poll(async () => (await events()).length).toBe(step === 'canceled' ? 0 : 1)
    const [event] = await events()
    if (!event) return
    expect(event.attendees?.[0]?.email).toMatch(/^ann-/)
    await expect.poll(async () => (await events())[0]?.start.dateTime).not.toBe(at)
    at = event.start.dateTime
  })
  await request.dispose()
  await product.close()
  await google.close()
})
