import { fieldsInvalid } from '../../platform/http/endpoint'
import { ProblemError } from '../../platform/http/problem'

export const tokenRefused = () =>
  fieldsInvalid([
    {
      path: 'token',
      message:
        'Calendly doesn’t recognize this token. Please copy it again from Integrations → API and webhooks on Calendly.',
    },
  ])

export const tokenTooNarrow = () =>
  fieldsInvalid([
    {
      path: 'token',
      message: 'This token doesn’t have enough access. Please create a new one on Calendly and check every box.',
    },
  ])

export const calendlyUnavailable = () =>
  new ProblemError(
    503,
    'calendly-unavailable',
    'Calendly isn’t responding right now. Nothing was changed. Please try again in a minute.',
  )

export const calendlyNotConnected = () =>
  new ProblemError(409, 'calendly-not-connected', 'Please connect Calendly first.')

export const eventTypeUnknown = () =>
  fieldsInvalid([
    { path: 'calendarIds', message: 'This event type isn’t on your Calendly anymore. Please pick again.' },
  ])

/** The event type asks for more than the chat does, or the account may not book by Calendly's API. */
export const finishOnCalendly = (bookingUrl: string) =>
  new ProblemError(
    409,
    'finish-elsewhere',
    'Visits like this are booked on Calendly. Nothing is booked yet: please pick the time there, where your name and email are already filled in.',
    { members: { bookingUrl, bookingSite: 'Calendly' } },
  )

export const changeOnCalendly = () =>
  new ProblemError(
    409,
    'change-on-calendly',
    'Calendly didn’t change this visit, so it’s still as it was. Please change it on Calendly; it’ll show up here a few minutes later.',
  )

/** Calendly has no call for it. */
export const moveOnCalendly = (rescheduleUrl: string | undefined) =>
  new ProblemError(409, 'move-on-calendly', 'This visit was booked on Calendly and has to be moved there.', {
    ...(rescheduleUrl && { members: { rescheduleUrl } }),
  })
