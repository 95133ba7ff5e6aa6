import type { Slot } from '../../contract/scheduling'
import { fieldsInvalid } from '../platform/http/endpoint'
import { ProblemError } from '../platform/http/problem'

export const noCalendar = () =>
  new ProblemError(404, 'calendar-not-found', 'This business doesn’t take bookings here yet.')

export const serviceUnknown = () =>
  fieldsInvalid([{ path: 'serviceId', message: 'This service can’t be booked anymore. Please pick another.' }])

/** `alternatives`: the free times that are nearest to the one that was wanted. */
export const slotTaken = (alternatives: Slot[]) =>
  new ProblemError(
    409,
    'slot-taken',
    alternatives.length > 0
      ? 'That time was just taken. These are the nearest ones that are free.'
      : 'That time was just taken, and there is none near it. Please pick another day.',
    { members: { alternatives } },
  )

export const tooManyHolds = () =>
  new ProblemError(429, 'too-many-holds', 'Many people are booking right now. Please try again in a few minutes.', {
    headers: { 'retry-after': '300' },
  })
