import type { Slot } from '../../contract/scheduling'
import type { WaitlistSpan } from '../../contract/slots'
import { fieldsInvalid } from '../platform/http/endpoint'
import { ProblemError } from '../platform/http/problem'
import type { NotTaken } from './calendar/takeSlot'
import { slotOf } from './slotView'

export const noCalendar = () =>
  new ProblemError(404, 'calendar-not-found', 'This business doesn’t take bookings here yet.')

export const serviceUnknown = () =>
  fieldsInvalid([{ path: 'serviceId', message: 'This service can’t be booked anymore. Please pick another.' }])

/** `alternatives`: the free times that are nearest to the one that was wanted; `waitlist`: what can be waited for instead. */
export const slotTaken = (alternatives: Slot[], waitlist?: WaitlistSpan) =>
  new ProblemError(
    409,
    'slot-taken',
    alternatives.length > 0
      ? 'That time was just taken. These are the nearest open ones.'
      : 'That time was just taken, and there’s nothing open near it. Please pick another day.',
    { members: { alternatives, ...(waitlist && { waitlist }) } },
  )

export const notTaken = (not: NotTaken, waitlist?: WaitlistSpan) =>
  not.outcome === 'unknown-service' ? serviceUnknown() : slotTaken(not.alternatives.map(slotOf), waitlist)

export const bookingNotFound = () => new ProblemError(404, 'booking-not-found', 'We couldn’t find that booking.')

export const bookingOver = () =>
  new ProblemError(
    409,
    'booking-over',
    'This booking can’t be changed anymore: it’s already started, or it was canceled.',
  )

export const notBegun = () =>
  new ProblemError(409, 'booking-not-begun', 'You can mark a no-show once the visit’s start time has passed.')

export const bookingOff = () =>
  new ProblemError(403, 'business-inactive', 'This business isn’t taking bookings here at the moment.')

const BECAUSE = {
  visitor: 'You already have several visits booked here.',
  /** More than one visitor books from one address block. */
  often: 'A lot of bookings came from your network.',
  everybody: 'A lot of people are booking right now.',
  site: 'Times can’t be booked on this page yet.',
  calendar: 'We couldn’t check the calendar just now, so nothing’s booked.',
  /** The time may have been booked all the same. */
  unconfirmed: 'The calendar didn’t confirm your time. If it did get booked, you’ll get an email about it.',
} as const
export type Because = keyof typeof BECAUSE
const STATUS = { visitor: 429, often: 429, everybody: 429, site: 403, calendar: 503, unconfirmed: 503 } as const

/** What was wanted went to the business as a lead. */
export const askedInstead = (because: Because, businessName: string) =>
  new ProblemError(
    STATUS[because],
    'booking-asked-instead',
    `${BECAUSE[because]} We sent your details to ${businessName}, and they’ll get back to you.`,
  )

/** A calendar outside is broken, or can't be reached: no time can be promised. */
export const calendarUnavailable = () =>
  new ProblemError(
    503,
    'calendar-unavailable',
    'We can’t check the calendar right now, so we can’t promise a time. Please tell us what time you’d like, or try again in a few minutes.',
    { headers: { 'retry-after': '60' } },
  )

export const moveUnavailable = () =>
  new ProblemError(
    503,
    'calendar-unavailable',
    'We can’t check the calendar right now. Your booking hasn’t changed. Please try again in a few minutes.',
    { headers: { 'retry-after': '60' } },
  )

export const tooManyHolds = () =>
  new ProblemError(429, 'too-many-holds', 'Many people are booking right now. Please try again in a few minutes.', {
    headers: { 'retry-after': '300' },
  })

export const tooLateToChange = (message: string) => new ProblemError(403, 'too-late-to-change', message)

/** 429 as with other limits, but waiting doesn't help. */
export const movedOften = (instead: string) =>
  new ProblemError(
    429,
    'moved-often',
    `This booking has been moved many times and can’t be moved here again. Please ${instead}.`,
  )

export const noWaitlist = () =>
  new ProblemError(403, 'waitlist-off', 'This business doesn’t keep a waiting list. Please pick another time.')

export const waitlistFull = () =>
  new ProblemError(429, 'waitlist-full', 'The waiting list is full right now. Please try again in a few days.')

export const noLongerWaiting = () =>
  new ProblemError(404, 'not-waiting', 'You’re no longer on the waiting list. There’s nothing else you need to do.')

export const nothingOffered = () =>
  new ProblemError(
    409,
    'nothing-offered',
    'No time is being held for you right now. We’ll email you when one opens up.',
  )
