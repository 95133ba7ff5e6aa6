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
import { dayIn, ONE_PHONE, times, ZONE } from './bookingSteps'
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

test('Google Calendar is connected by its owner’s consent', { tag: '@phone' }, async ({ page }) => {
  await steer('google', 'accounts', { timeZone: ZONE })
  await openOwner(page, 'enterprise')
  await openPlaces(page)
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page.getByText('Connected. Times when you’re busy are no longer offered.')).toBeVisible()
})

const mailbox = z.object({ mail: z.string() })

test('Outlook, from a consent that is refused to disconnecting', { tag: '@phone' }, async ({ page }) => {
  const made = { timeZone: ZONE, calendars: ['Calendar', 'Family', 'Holidays in the United States'] }
  const { mail } = mailbox.parse(await steer('microsoft', 'accounts', made))
  await openOwner(page, 'enterprise')
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

  await outlook.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(toastOf(page, 'Outlook is disconnected')).toBeVisible()
  await expect(outlook.getByRole('button', { name: 'Connect Outlook' })).toBeVisible()
})

const calendlyAccount = z.object({
  token: z.string(),
  meetings: z.array(
    z.object({
      status: z.string(),
      invitee: z.object({ email: z.string() }),
    }),
  ),
})

test('from a token to a visit booked at Calendly', { tag: '@phone' }, async ({ page, otherOrigin, expectedErrors }) => {
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
})
