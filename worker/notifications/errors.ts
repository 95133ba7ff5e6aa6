import { fieldsInvalid } from '../platform/http/endpoint'
import { ProblemError } from '../platform/http/problem'

export const deviceNotFound = () => new ProblemError(404, 'device-not-found', 'We couldn’t find that device.')

export const pushNotSetUp = () =>
  new ProblemError(503, 'push-not-set-up', 'Notifications can’t be sent yet: the VAPID keys aren’t set on this server.')

export const endpointRefused = () =>
  fieldsInvalid([{ path: 'endpoint', message: 'endpoint must be the https address of a push service' }])

export const notOfTheTeam = () =>
  fieldsInvalid([{ path: 'order', message: 'Someone on this list isn’t on your team. Reload the page to see who is.' }])

export const digestLinkInvalid = () =>
  new ProblemError(
    404,
    'digest-link-invalid',
    'This link doesn’t work. You can turn the daily summary off under Notifications.',
  )
