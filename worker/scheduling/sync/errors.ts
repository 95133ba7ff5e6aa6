import { PROVIDER_NAMES, type SyncedProvider } from '../../../contract/outsideCalendars'
import { fieldsInvalid } from '../../platform/http/endpoint'
import { ProblemError } from '../../platform/http/problem'

export const providerMissing = (provider: SyncedProvider) =>
  new ProblemError(
    503,
    'calendar-not-set-up',
    `${PROVIDER_NAMES[provider]} can’t be connected yet: it isn’t set up on this server.`,
  )

export const providerUnknown = () => new ProblemError(404, 'calendar-not-found', 'We couldn’t find that calendar.')

export const notConnected = () => new ProblemError(409, 'calendar-not-connected', 'Please connect this calendar first.')

export const calendarUnknown = (path: 'calendarIds' | 'writeTo') =>
  fieldsInvalid([{ path, message: 'Please pick one of the calendars in the list' }])

export const notWritable = () =>
  fieldsInvalid([{ path: 'writeTo', message: 'You can’t add events to this calendar. Please pick one you can edit' }])
