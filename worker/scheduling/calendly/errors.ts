import { fieldsInvalid } from '../../platform/http/endpoint'
import { ProblemError } from '../../platform/http/problem'

export const tokenRefused = () =>
  fieldsInvalid([
    {
      path: 'token',
      message: 'Calendly doesn’t know this token. Please copy it again from Integrations → API and webhooks on Calendly.',
    },
  ])

export const tokenTooNarrow = () =>
  fieldsInvalid([
    {
      path: 'token',
      message: 'This token may not do enough. Please make one on Calendly with all scopes for users, event types, scheduling and webhooks.',
    },
  ])

export const calendlyUnavailable = () =>
  new ProblemError(503, 'calendly-unavailable', 'Calendly isn’t answering right now. Nothing was changed. Please try again in a minute.')

export const notConnected = () => new ProblemError(409, 'calendly-not-connected', 'Please connect Calendly first.')

export const eventTypeUnknown = () =>
  fieldsInvalid([{ path: 'calendarIds', message: 'This event type isn’t on your Calendly anymore. Please pick again.' }])
