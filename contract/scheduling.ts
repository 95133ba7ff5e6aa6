import * as z from 'zod/mini'
import { timeZoneName } from './businesses'
import { sessionId } from './chat'
import { DAY_MS } from './durations'
import { date, hoursException, spans, time, WEEK_DAYS } from './facts'
import { optionalEmail, phone } from './leads'
import { INVALID_EMAIL, optionalText, requiredLine } from './text'

export { type Slot, slot } from './slots'

const HOUR = 60
const DAY = 24 * HOUR
/** How finely times are offered, such as every half hour. */
const STEP_MINUTES = 30
const LEAD_MINUTES = 2 * HOUR
const CHANGE_MINUTES = 2 * HOUR
const REMINDERS = [DAY, 2 * HOUR]
export const HORIZON_DAYS = 60
const HORIZON_DAYS_MAX = 730
export const PLACE_MAX = 300

const whole = (what: string, min: number, max: number) =>
  z.int(`Please enter ${what}`).check(z.minimum(min, `Please enter ${what}`), z.maximum(max, `Please enter ${what}`))
const id = z.optional(z.string('id must be text').check(z.regex(/^[\w-]{1,40}$/, 'id must be letters, digits, - or _')))
const ids = (what: string) =>
  z._default(z.array(z.string(`Please pick ${what}`)).check(z.maxLength(50, 'Please pick at most 50')), [])

const weekHours = z.partialRecord(z.enum(WEEK_DAYS), spans)
const closedDays = z
  .object({ from: date, to: date })
  .check(z.refine(({ from, to }) => from <= to, { error: 'The last day can’t be before the first', path: ['to'] }))
const closed = z._default(z.array(closedDays).check(z.maxLength(100, 'Please list at most 100')), [])

const service = z.object({
  id,
  name: requiredLine('Please name the service', 120),
  minutes: whole('how long it takes, from 5 minutes to 24 hours', 5, DAY),
  /** Kept free afterwards, such as for cleaning or driving. */
  bufferMinutes: z._default(whole('a break of at most 4 hours', 0, 4 * HOUR), 0),
  /** In cents of the business's currency. */
  priceCents: z.optional(z.nullable(whole('a price of 0 or more', 0, 100_000_000))),
  /** Who can do it; nobody named means everybody. */
  staffIds: ids('people'),
  /** What it takes, such as a room; one of each. */
  resourceIds: ids('rooms or equipment'),
  /** On which days of the week it is offered; none named: on all that are open. */
  days: z.optional(z.array(z.enum(WEEK_DAYS, 'Please pick days of the week'))),
})

const person = z.object({
  id,
  name: requiredLine('Please enter the name', 80),
  /** Their own week; absent: the business's. */
  hours: z.optional(weekHours),
  closed,
})

const resource = z.object({
  id,
  name: requiredLine('Please name the room or equipment', 80),
  count: z._default(whole('how many there are', 1, 100), 1),
})

/** A business's own calendar. Days without hours are closed. */
export const calendarSettings = z.object({
  timeZone: timeZoneName,
  /** How long before its start a time can still be booked, and how many days ahead. */
  leadMinutes: z._default(whole('a notice period of at most 30 days', 0, 30 * DAY), LEAD_MINUTES),
  horizonDays: z._default(whole(`1 to ${HORIZON_DAYS_MAX} days`, 1, HORIZON_DAYS_MAX), HORIZON_DAYS),
  /** Until how long before its start a visitor may move or cancel their visit. */
  changeMinutes: z._default(whole('at most 30 days', 0, 30 * DAY), CHANGE_MINUTES),
  /** How long before their visit visitors are reminded of it. */
  reminders: z._default(
    z.array(whole('15 minutes to 30 days', 15, 30 * DAY)).check(z.maxLength(4, 'Please list at most 4 reminders')),
    REMINDERS,
  ),
  stepMinutes: z._default(whole('5 minutes to 4 hours', 5, 4 * HOUR), STEP_MINUTES),
  hours: z._default(weekHours, {}),
  /** Days with hours of their own; they win over the week, and `closed` over them. */
  special: z._default(z.array(hoursException).check(z.maxLength(100, 'Please list at most 100')), []),
  closed,
  staff: z._default(z.array(person).check(z.maxLength(50, 'Please list at most 50')), []),
  resources: z._default(z.array(resource).check(z.maxLength(50, 'Please list at most 50')), []),
  services: z._default(z.array(service).check(z.maxLength(100, 'Please list at most 100')), []),
  /** Visitors may book. */
  isOpen: z._default(z.boolean('Please use true or false'), true),
  /** Who finds no time can have themselves told when one opens up. */
  hasWaitlist: z._default(z.boolean('Please use true or false'), true),
  /** The business comes to its visitors: nobody is told to come to its address. Absent: as is usual for the trade. */
  isAtVisitors: z.optional(z.boolean('Please use true or false')),
})
export type CalendarSettings = z.infer<typeof calendarSettings>
export type CalendarService = CalendarSettings['services'][number]
export type CalendarPerson = CalendarSettings['staff'][number]

const instant = (what: string) =>
  z.string(what).check(z.refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), what))
const INVALID_START = 'Please pick one of the offered times'

const chosen = {
  serviceId: z.string('Please pick a service'),
  start: instant(INVALID_START),
  staffId: z.optional(z.nullable(z.string('Please pick a person'))),
}

export const slotQuery = z.object({
  serviceId: z.string('serviceId is required'),
  from: z.optional(instant('from must be a time such as 2026-12-01T00:00:00Z')),
  to: z.optional(instant('to must be a time such as 2026-12-08T00:00:00Z')),
  staffId: z.optional(z.string()),
  /** The booking that is to be moved: times that overlap it are free for it. */
  bookingId: z.optional(z.string()),
})

export const holdRequest = z.object({ ...chosen, sessionId: z.optional(z.nullable(sessionId)) })
export const hold = z.object({ id: z.string(), start: z.string(), end: z.string(), expiresAt: z.string() })

const said = z.optional(z.nullable(z.string().check(z.maxLength(2000))))
/** As in a lead's request: used as far as they make sense. `notice`: the privacy notice as it was shown. */
const aboutTheVisit = { notice: said, websiteUrl: said, landingUrl: said, referrer: said, language: said }

const bookingRequest = z.object({
  ...chosen,
  name: requiredLine('Please enter your name'),
  email: z
    .string(INVALID_EMAIL)
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, INVALID_EMAIL), z.regex(z.regexes.email, INVALID_EMAIL)),
  phone: optionalText(50),
  /** Where the business is to come, where it comes to its visitors. */
  place: optionalText(PLACE_MAX),
  notes: optionalText(2000),
  timeZone: z.optional(timeZoneName),
  holdId: z.optional(z.nullable(z.string())),
  sessionId: z.optional(z.nullable(sessionId)),
  ...aboutTheVisit,
})
export type BookingRequest = z.infer<typeof bookingRequest>

/** What one of the business's people writes down: somebody on the phone may have no email. */
export const ownBookingRequest = z
  .object({
    ...bookingRequest.shape,
    name: requiredLine('Please enter their name'),
    phone,
    email: z.pipe(
      optionalEmail,
      z.transform((text) => text ?? ''),
    ),
  })
  .check(
    z.refine(({ email, phone: number }) => Boolean(email || number), {
      error: 'Please enter an email address or a phone number',
      path: ['email'],
    }),
  )

/** What is said of a booking. One that a connected calendar has not confirmed yet is told to nobody. */
export const BOOKING_STATUSES = ['confirmed', 'canceled', 'no-show'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
/** What happened to it last; `came`: a no-show was taken back; `noted`: only its notes changed. */
export const BOOKING_CHANGES = ['confirmed', 'moved', 'canceled', 'no-show', 'came', 'noted'] as const
export type BookingChange = (typeof BOOKING_CHANGES)[number]
/** `calendar`: a visitor booked one of our free times; `owner`: one of the business's people wrote it down. */
export const BOOKING_SOURCES = ['calendar', 'calendly', 'owner'] as const
export type BookingSource = (typeof BOOKING_SOURCES)[number]

export const booked = z.object({ id: z.string(), start: z.string(), end: z.string(), manageUrl: z.string() })

/** A booking as the business sees it. */
export const booking = z.object({
  id: z.string(),
  businessId: z.string(),
  leadId: z.nullable(z.string()),
  conversationId: z.nullable(z.string()),
  serviceId: z.nullable(z.string()),
  service: z.string(),
  staffId: z.nullable(z.string()),
  staff: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  status: z.enum(BOOKING_STATUSES),
  name: z.string(),
  /** Empty where they can only be called. */
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Where the business comes to, as the visitor wrote it. */
  place: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** The visitor's, where they said it. */
  timeZone: z.nullable(z.string()),
  source: z.enum(BOOKING_SOURCES),
  createdAt: z.string(),
  updatedAt: z.string(),
  canceledAt: z.nullable(z.string()),
})
export type Booking = z.infer<typeof booking>

const bookingStatus = z.enum(BOOKING_STATUSES, `status must be ${BOOKING_STATUSES.join(', ')}`)

/** Bookings that begin from `from` on and before `to`, soonest first. Without `from`, a lead and a conversation: those to come. */
export const bookingsQuery = z.object({
  from: z.optional(instant('from must be a time such as 2026-12-01T00:00:00Z')),
  to: z.optional(instant('to must be a time such as 2026-12-08T00:00:00Z')),
  status: z.optional(bookingStatus),
  leadId: z.optional(z.string().check(z.maxLength(64))),
  conversationId: z.optional(z.string().check(z.maxLength(64))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
})

/** `start` moves it. `no-show` once it has begun, and `confirmed` takes that back. */
export const bookingPatch = z.object({
  start: z.optional(instant(INVALID_START)),
  status: z.optional(bookingStatus),
  notes: optionalText(2000),
})
export type BookingPatch = z.infer<typeof bookingPatch>

const token = z.string('token is required').check(z.minLength(1, 'token is required'), z.maxLength(100))
export const linkQuery = z.object({ token })
export const linkRequest = z.object({ token })
export const moveRequest = z.object({ token, start: instant(INVALID_START) })

/** `late`: it is too close for its visitor to change it by themselves. */
const VISIT_STATES = ['open', 'late', 'over', 'canceled'] as const

/** A booking as its visitor sees it, by the link of their mail. */
export const visitorBooking = z.object({
  id: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  color: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  serviceId: z.nullable(z.string()),
  service: z.string(),
  staff: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  /** The business's and the visitor's. */
  timeZone: z.string(),
  visitorTimeZone: z.nullable(z.string()),
  state: z.enum(VISIT_STATES),
  changeMinutes: z.number(),
  changeUntil: z.string(),
})
export type VisitorBooking = z.infer<typeof visitorBooking>

const WAIT_DAYS = 90
export const waitlistRequest = z
  .object({
    serviceId: z.string('Please pick a service'),
    name: requiredLine('Please enter your name'),
    email: bookingRequest.shape.email,
    phone: optionalText(50),
    /** Days in the business's time zone, both included. */
    from: date,
    to: date,
    /** Between which hours of these days it may begin, such as 12:00 and 17:00; any without. */
    times: z.optional(z.nullable(z.object({ from: time, to: time }))),
    timeZone: z.optional(timeZoneName),
    sessionId: z.optional(z.nullable(sessionId)),
    ...aboutTheVisit,
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'The last day can’t be before the first', path: ['to'] }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= WAIT_DAYS * DAY_MS, {
      error: `Please pick at most ${WAIT_DAYS} days`,
      path: ['to'],
    }),
  )
export type WaitlistRequest = z.infer<typeof waitlistRequest>

/** `isNew`: false where the same visit had asked before. `heldMinutes`: for how long a time that came free is held. */
export const waitlistJoined = z.object({ isNew: z.boolean(), heldMinutes: z.number() })
export type WaitlistJoined = z.infer<typeof waitlistJoined>

/** Somebody on the list, as the business sees them. */
export const waitlistEntry = z.object({
  id: z.string(),
  serviceId: z.string(),
  service: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  leadId: z.nullable(z.string()),
  /** Between which moments, and hours of the day, it may begin. */
  from: z.string(),
  to: z.string(),
  times: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The time that was offered last, and until when it is held for them. */
  offeredStart: z.nullable(z.string()),
  offeredUntil: z.nullable(z.string()),
  createdAt: z.string(),
})
export type WaitlistEntry = z.infer<typeof waitlistEntry>

/** A time to hold for somebody who waits. */
export const waitlistOffer = z.object({ start: instant(INVALID_START) })

/** The same as they see it themselves, by the link of their mail. */
export const ownWaiting = z.object({
  businessName: z.string(),
  color: z.string(),
  service: z.string(),
  timeZone: z.string(),
  visitorTimeZone: z.nullable(z.string()),
  offer: z.nullable(z.object({ start: z.string(), heldUntil: z.string() })),
})
export type OwnWaiting = z.infer<typeof ownWaiting>
