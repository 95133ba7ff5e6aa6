import type { APIRequestContext, Route } from '@playwright/test'
import { HOUR_MS } from '../../contract/durations'
import { expectAccessible } from '../support/accessible'
import type { RegisteredOwner } from '../support/owner'
import { expect, test } from '../support/test'
import { linkIn, mailTo } from './mail'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const VISITOR = { name: 'Ann Lee' }

/** A visitor's booking in two days, and what books another. */
async function booked(request: APIRequestContext, { businessId, headers }: RegisteredOwner) {
  const path = `/api/businesses/${businessId}`
  const hours = Object.fromEntries(WEEK.map((day) => [day, [['09:00', '17:00']]]))
  const services = [{ name: 'Drain check', minutes: 60 }]
  const saved = await request.put(`${path}/calendar`, {
    headers,
    data: { timeZone: 'America/New_York', hours, stepMinutes: 60, services },
  })
  const [{ id: serviceId }] = (await saved.json()).services
  const slots: { start: string }[] = await (await request.get(`${path}/slots?serviceId=${serviceId}`)).json()
  const start = slots.find((slot) => Date.parse(slot.start) > Date.now() + 48 * HOUR_MS)?.start
  const email = `ann-${crypto.randomUUID()}@example.com`
  const book = (at?: string) =>
    request.post(`${path}/bookings`, {
      data: { serviceId, start: at ?? start, ...VISITOR, email: at ? 'bob@example.com' : email },
    })
  expect((await book()).status()).toBe(201)
  return { email, book }
}

test('a visitor moves their visit by keyboard and cancels it; a wrong link says what to do', { tag: '@phone' }, async ({
  page,
  owner,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /404/)
  const { email, book } = await booked(request, owner)
  const link = linkIn(await mailTo(request, email, /^You’re booked/))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await expect(page.getByText('until 2 hours before it starts')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

  await page.getByRole('button', { name: 'Move it to another time' }).press('Enter')
  const others = page.getByRole('region', { name: 'Other times' })
  const times = others.getByRole('group', { name: /^Time on/ }).getByRole('button')
  await expect(times.first()).toBeVisible()
  await others.getByRole('group', { name: 'Day' }).getByRole('button').nth(3).press('Enter')
  await expectAccessible(page)

  // Somebody else takes that time while the visitor thinks.
  await times.first().press('Enter')
  const takeFirst = async (route: Route) => {
    const { start } = route.request().postDataJSON()
    expect((await book(start)).status()).toBe(201)
    await route.continue()
  }
  await page.route(/\/move$/, takeFirst, { times: 1 })
  await page.getByRole('button', { name: 'Yes, move it' }).press('Enter')
  const nearest = page.getByRole('alert').filter({ hasText: 'was just taken' })
  await expect(nearest.getByRole('button')).toHaveCount(3)
  await nearest.getByRole('button').first().press('Enter')
  await page.getByRole('button', { name: 'Yes, move it' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your visit was moved' })).toBeVisible()
  await mailTo(request, email, /^Your visit was moved/)

  await page.getByRole('button', { name: 'Cancel visit' }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, cancel it' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'This visit was canceled' })).toBeVisible()
  await mailTo(request, email, /^Your visit was canceled/)

  await page.goto('/booking/bkg_none?token=wrong')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
