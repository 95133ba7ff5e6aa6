import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { startCalendly } from '../../stand-ins/calendly/server.ts'
import { startGoogle } from '../../stand-ins/google/server.ts'
import { GOOGLE_APP } from '../../stand-ins/google/signIn.ts'
import { startMicrosoft } from '../../stand-ins/microsoft/server.ts'
import { MICROSOFT_APP } from '../../stand-ins/microsoft/signIn.ts'
import { signIn, toastOf } from '../screens/signIn'
import { freePort, openProduct } from '../support/product'
import { registerOwner } from '../support/registration'
import { expect, test } from '../support/test'
import { dayIn, journey, ONE_PHONE, opened, times, ZONE } from './bookingSteps'
import { ask, openChat, visit } from './ownersSite'

// One product with all three beside it.
test.describe.configure({ mode: 'serial' })
test.use(ONE_PHONE)

type StandIn = { url: string; close: () => Promise<void> }
let standIns: Record<'google' | 'microsoft' | 'calendly', StandIn>
let product: Awaited<ReturnType<typeof openProduct>>
let request: APIRequestContext

test.beforeAll(async ({ playwright }) => {
  const [google, microsoft, calendly] = await Promise.all([startGoogle(), startMicrosoft(), startCalendly()])
  standIns = { google, microsoft, calendly }
  product = await openProduct(await freePort(), {
    GOOGLE_CLIENT_ID: GOOGLE_APP.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_APP.secret,
    GOOGLE_OAUTH_BASE: google.url,
    GOOGLE_API_BASE: google.url,
    MICROSOFT_CLIENT_ID: MICROSOFT_APP.id,
    MICROSOFT_CLIENT_SECRET: MICROSOFT_APP.secret,
    MICROSOFT_OAUTH_BASE: microsoft.url,
    MICROSOFT_API_BASE: microsoft.url,
    CALENDLY_API_BASE: calendly.url,
  })
  request = await playwright.request.newContext({ baseURL: product.origin })
})
test.afterAll(async () => {
  await request.dispose()
  await product.close()
  for (const { close } of Object.values(standIns)) await close()
})
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/favicon/)
})

const steer = async (of: keyof typeof standIns, name: string, data: object): Promise<unknown> =>
  (await request.post(`${standIns[of].url}/_control/${name}`, { data })).json()

async function openOwner(page: Page, planType: string) {
  const email = `owner-${crypto.randomUUID()}@example.com`
  const owner = await registerOwner(product.origin, { email, planType })
  await signIn(page, owner)
  return { ...owner, headers: { authorization: `Bearer ${owner.token}` } }
}
const openPlaces = (page: Page) => page.goto(`${product.origin}/admin-direct/calendar?part=places`)
const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const googleEvents = z.object({
  events: z.array(
    z.object({
      status: z.string(),
      start: z.object({ dateTime: z.optional(z.string()) }),
      attendees: z.optional(z.array(z.object({ email: z.string() }))),
      extendedProperties: z.optional(z.object({ private: z.optional(z.object({})) })),
    }),
  ),
})

test('from a question to a visit, moved and canceled, in the owner’s Google calendar', { tag: '@phone' }, async ({
  page,
  otherOrigin,
}) => {
  const { id: account } = z.object({ id: z.string() }).parse(await steer('google', 'accounts', { timeZone: ZONE }))
  const owner = await openOwner(page, 'enterprise')
  await opened(request, owner.businessId, owner.headers)
  await openPlaces(page)
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page.getByText('Connected. Times when you’re busy are no longer offered.')).toBeVisible()

  const events = async () => {
    const { events: all } = googleEvents.parse(await steer('google', 'state', { account }))
    return all.filter(({ status, extendedProperties }) => status !== 'cancelled' && extendedProperties?.private)
  }
  await visit(page, otherOrigin, product.origin, { attributes: { 'business-id': owner.businessId } })
  let at: string | undefined
  await journey(page, { request, origin: product.origin }, async (step) => {
    await expect.poll(async () => (await events()).length).toBe(step === 'canceled' ? 0 : 1)
    const [event] = await events()
    if (!event) return
    expect(event.attendees?.[0]?.email).toMatch(/^ann-/)
    await expect.poll(async () => (await events())[0]?.start.dateTime).not.toBe(at)
    at = event.start.dateTime
  })
})

const mailbox = z.object({
  id: z.string(),
  mail: z.string(),
  calendars: z.array(z.object({ id: z.string(), name: z.string() })),
  events: z.array(
    z.object({
      calendarId: z.string(),
      subject: z.string(),
      start: z.object({ dateTime: z.string() }),
      rest: z.object({
        attendees: z.optional(z.array(z.object({ emailAddress: z.object({ address: z.string() }) }))),
      }),
    }),
  ),
  invitations: z.array(z.object({ kind: z.string() })),
})

test('from consent to disconnecting, with a visit booked, moved and canceled in the owner’s Outlook', {
  tag: '@phone',
}, async ({ page, otherOrigin }) => {
  const made = { timeZone: ZONE, calendars: ['Calendar', 'Family', 'Holidays in the United States'] }
  const { id: account, mail, calendars } = mailbox.parse(await steer('microsoft', 'accounts', made))
  const owner = await openOwner(page, 'enterprise')
  await opened(request, owner.businessId, owner.headers)
  await openPlaces(page)
  await page.getByRole('button', { name: 'Connect Outlook' }).click()
  await page.getByRole('listitem').filter({ hasText: mail }).getByRole('link', { name: 'Cancel' }).click()
  await expect(place(page, 'Outlook').getByText(/Nothing was connected/)).toBeVisible()
  await page.getByRole('button', { name: 'Connect Outlook' }).click()
  await page.getByRole('listitem').filter({ hasText: mail }).getByRole('link', { name: 'Accept' }).click()
  await expect(page.getByText('Connected. Times when you’re busy are no longer offered.')).toBeVisible()
  const outlook = place(page, 'Outlook')
  await outlook.getByRole('checkbox', { name: 'Family' }).check()
  await outlook.getByLabel('Add bookings to').selectOption('Family')
  await expect(outlook.getByRole('option')).toHaveText(['Calendar', 'Family', 'None of these'])
  await outlook.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'Saved')).toBeVisible()

  const state = async () => mailbox.parse(await steer('microsoft', 'state', { account }))
  const family = calendars.find(({ name }) => name === 'Family')?.id
  await visit(page, otherOrigin, product.origin, { attributes: { 'business-id': owner.businessId } })
  let at: string | undefined
  await journey(page, { request, origin: product.origin }, async (step) => {
    await expect.poll(async () => (await state()).events.length).toBe(step === 'canceled' ? 0 : 1)
    const [event] = (await state()).events
    if (!event) return
    expect(event.calendarId).toBe(family)
    expect(event.rest.attendees?.[0]?.emailAddress.address).toMatch(/^ann-/)
    await expect.poll(async () => (await state()).events[0]?.start.dateTime).not.toBe(at)
    at = event.start.dateTime
  })

  await openPlaces(page)
  await outlook.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(toastOf(page, 'Outlook is disconnected')).toBeVisible()
  await expect(outlook.getByRole('button', { name: 'Connect Outlook' })).toBeVisible()
})

const calendlyAccount = z.object({
  token: z.string(),
  hooks: z.array(z.object({ url: z.string() })),
  meetings: z.array(
    z.object({
      status: z.string(),
      invitee: z.object({ email: z.string() }),
      resource: z.object({ event: z.string() }),
    }),
  ),
})

test('from a token to a visit booked at Calendly, and canceled there', { tag: '@phone' }, async ({
  page,
  otherOrigin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422 .*calendars\/calendly/)
  const { token } = calendlyAccount.parse(await steer('calendly', 'accounts', {}))
  await steer('calendly', 'delivers', { delivers: true })
  const owner = await openOwner(page, 'starter')
  await openPlaces(page)
  const calendly = place(page, 'Calendly')
  await calendly.getByLabel('Personal access token').fill('not-a-token')
  await calendly.getByRole('button', { name: 'Connect Calendly' }).click()
  await expect(calendly.getByText(/doesn’t recognize this token/)).toBeVisible()
  await calendly.getByLabel('Personal access token').fill(token)
  await calendly.getByRole('button', { name: 'Connect Calendly' }).click()
  await expect(toastOf(page, 'Calendly is connected')).toBeVisible()
  await calendly.getByRole('checkbox', { name: /Inspection/ }).uncheck()
  await calendly.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'Saved')).toBeVisible()

  const takes = async () =>
    (await (await request.get(`/api/widget/${owner.businessId}/config`)).json()).takesBookings ?? false
  await expect.poll(takes, { timeout: 30_000 }).toBe(true)
  await visit(page, otherOrigin, product.origin, { attributes: { 'business-id': owner.businessId } })
  await openChat(page)
  await ask(page, `Can I come in ${dayIn(9)} in the afternoon?`)
  await times(page).first().click()
  const email = `ann-${crypto.randomUUID()}@example.com`
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Pine')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible()
  const state = async () => calendlyAccount.parse(await steer('calendly', 'state', { token }))
  const [meeting] = (await state()).meetings
  expect(meeting).toMatchObject({ status: 'active', invitee: { email } })

  const lead = page.getByRole('listitem').filter({ hasText: 'Ann Pine' })
  await page.goto(`${product.origin}/admin-direct/leads`)
  await expect(lead.getByRole('combobox')).toHaveValue('booked')
  const week = `${product.origin}/admin-direct/calendar?day=${dateIn(9)}`
  await page.goto(week)
  await expect(page.getByRole('button', { name: /Ann Pine/ })).toBeVisible()
  await steer('calendly', 'cancel', { token, event: meeting?.resource.event })
  await page.goto(week)
  await page.getByText('1 canceled this week').click()
  await expect(page.getByRole('button', { name: /Ann Pine/ })).toBeVisible()
  await page.goto(`${product.origin}/admin-direct/leads`)
  await expect(lead.getByRole('combobox')).not.toHaveValue('booked')
})

const dateIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() + days * 24 * 60 * 60_000)
