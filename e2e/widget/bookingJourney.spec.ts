import * as z from 'zod/mini'
import { DAY_MS } from '../../contract/durations'
import { linkIn, mailTo } from '../screens/mail'
import { expect, test } from '../support/test'
import { CALENDAR, eventOf, journey, ONE_PHONE, opened, times } from './bookingSteps'
import { ask, openChat, visit } from './ownersSite'

test.use(ONE_PHONE)

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
  await journey(page, request, async (step) => {
    await expect.poll(statuses).toEqual([step === 'canceled' ? 'canceled' : 'confirmed'])
  })
})

/** A zone in which it is the middle of the day, since nobody is offered a time at night. */
const zoneAtNoon = () => {
  const offset = 12 - new Date().getUTCHours()
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

test('a full afternoon: who waits is offered the time that another booking leaves, and takes it by its link', {
  tag: '@phone',
}, async ({ page, owner, request, otherOrigin, baseURL }) => {
  const { businessId, headers } = owner
  const timeZone = zoneAtNoon()
  const dayAt = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.now() + days * DAY_MS)
  const open = (days: number, from: string, to: string) => ({ from: dayAt(days), to: dayAt(days), hours: [[from, to]] })
  const special = [open(9, '13:00', '14:00'), open(11, '09:00', '12:00')]
  const data = { ...CALENDAR, timeZone, hours: {}, special }
  const [service] = await opened(request, businessId, headers, data)
  const serviceId = service?.id
  const [free] = await (await request.get(`/api/businesses/${businessId}/slots?serviceId=${serviceId}`)).json()
  const byPhone = { serviceId, start: free.start, name: 'Cy Oak', phone: '(512) 555-0143' }
  const other = await request.post(`/api/businesses/${businessId}/bookings`, { headers, data: byPhone })
  expect(other.status()).toBe(201)

  const email = `ann-${crypto.randomUUID()}@example.com`
  await visit(page, otherOrigin, baseURL, { attributes: { 'business-id': businessId } })
  await openChat(page)
  const wish = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  await ask(page, `Can I come in ${wish.format(Date.parse(dayAt(9)))} in the afternoon?`)
  await expect(times(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Tell me if one opens up' }).click()
  await page.getByRole('button', { name: 'Put me on the list' }).click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Pine')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Put me on the list' }).click()
  await expect(page.getByRole('log')).toContainText(`we’ll email ${email} and hold it for you for 30 minutes`)
  // The nearest times can still be had.
  await expect(times(page)).toHaveCount(3)

  const { id } = await other.json()
  await request.patch(`/api/businesses/${businessId}/bookings/${id}`, { headers, data: { status: 'canceled' } })
  await page.goto(linkIn(await mailTo(request, email, /^A time opened up/)))
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  expect(await eventOf(request, email, /^You’re booked/)).toMatchObject({ method: 'REQUEST', sequence: 0 })
})
