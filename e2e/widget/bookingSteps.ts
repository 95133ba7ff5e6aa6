import type { APIRequestContext, Page } from '@playwright/test'
import ICAL from 'ical.js'
import * as z from 'zod/mini'
import { DAY_MS } from '../../contract/durations'
import { linkIn, mailTo } from '../screens/mail'
import { expect } from '../support/test'
import { ask, openChat } from './ownersSite'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
export const ZONE = 'America/New_York'
export const CALENDAR = {
  timeZone: ZONE,
  hours: Object.fromEntries(DAYS.map((day) => [day, [['09:00', '17:00']]])),
  stepMinutes: 60,
  isAtVisitors: false,
  services: [{ name: 'Drain check', minutes: 60 }],
}

export const ONE_PHONE = { timezoneId: ZONE, viewport: { width: 390, height: 844 } }

const files = z.array(
  z.object({ to: z.string(), subject: z.string(), attachments: z.array(z.object({ text: z.string() })) }),
)

/** What the file of the mail says, as a calendar program reads it. */
export async function eventOf(request: APIRequestContext, address: string, subject: RegExp) {
  await mailTo(request, address, subject)
  const mails = files.parse(await (await request.get('/api/dev/outbox')).json())
  const mail = mails.find(({ to, subject: title }) => to === address && subject.test(title))
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.text ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: `${calendar.getFirstPropertyValue('method')}`,
    uid: event.uid,
    sequence: event.sequence,
    at: `${event.startDate.toJSDate()}`,
  }
}

export const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', day: 'numeric' }).format(Date.now() + days * DAY_MS)

const savedServices = z.object({ services: z.array(z.object({ id: z.string() })) })

/** Saves the calendar, and waits until the chat knows that it takes bookings. */
export async function opened(
  request: APIRequestContext,
  businessId: string,
  headers: Record<string, string>,
  data: typeof CALENDAR & { special?: object[] } = CALENDAR,
) {
  const saved = await request.put(`/api/businesses/${businessId}/calendar`, { headers, data })
  expect(saved.ok()).toBe(true)
  const takesBookings = async () => (await (await request.get(`/api/widget/${businessId}/config`)).json()).takesBookings
  await expect.poll(takesBookings, { timeout: 30_000 }).toBe(true)
  return savedServices.parse(await saved.json()).services
}

export const times = (page: Page) => page.getByRole('region', { name: 'Open times' }).getByRole('button')

/** A visitor asks, picks, confirms, and gets a mail; moves by its link; cancels. `told` looks in after each step. */
export async function journey(
  page: Page,
  request: APIRequestContext,
  told: (step: 'booked' | 'moved' | 'canceled') => Promise<void>,
) {
  const email = `ann-${crypto.randomUUID()}@example.com`
  await openChat(page)
  await ask(page, `Can I come in ${dayIn(9)} in the afternoon?`)
  await expect(times(page).first()).toBeVisible()
  // An offer is nothing to rate.
  await expect(page.getByRole('button', { name: 'This helped' })).toHaveCount(0)
  await times(page).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Pine')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible()
  const booked = await eventOf(request, email, /^You’re booked/)
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0 })
  await told('booked')

  await page.goto(linkIn(await mailTo(request, email, /^You’re booked/)))
  await page.getByRole('button', { name: 'Move it to another time' }).click()
  await page
    .getByRole('region', { name: 'Other times' })
    .getByRole('group', { name: /^Time on/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  await expect(page.getByRole('heading', { name: 'Your visit was moved' })).toBeVisible()
  const moved = await eventOf(request, email, /^Your visit was moved/)
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid })
  expect(moved.sequence).toBeGreaterThan(booked.sequence)
  expect(moved.at).not.toBe(booked.at)
  await told('moved')

  await page.getByRole('button', { name: 'Cancel visit' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: 'This visit was canceled' })).toBeVisible()
  const canceled = await eventOf(request, email, /^Your visit was canceled/)
  expect(canceled).toMatchObject({ method: 'CANCEL', uid: booked.uid })
  expect(canceled.sequence).toBeGreaterThan(moved.sequence)
  await told('canceled')
}
