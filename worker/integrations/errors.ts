import { API_KEYS_MAX } from '../../contract/apiKeys'
import { plural } from '../../contract/plural'
import { WEBHOOK_ENDPOINTS_MAX } from '../../contract/webhooks'
import { ProblemError } from '../platform/http/problem'

export const keyInvalid = () =>
  new ProblemError(401, 'api-key-invalid', 'This API key isn’t valid. It may have been deleted.', {
    headers: { 'www-authenticate': 'Bearer' },
  })

export const keyNotFound = () => new ProblemError(404, 'api-key-not-found', 'We couldn’t find that API key.')

export const tooManyKeys = () =>
  new ProblemError(
    422,
    'too-many-api-keys',
    `You can have up to ${API_KEYS_MAX} keys. Please delete one you don’t use anymore.`,
  )

export const tooManyCalls = (seconds: number, headers: Record<string, string>) =>
  new ProblemError(
    429,
    'too-many-requests',
    `Too many requests at once. Please wait ${plural(seconds, 'second')} and try again.`,
    {
      headers: { ...headers, 'retry-after': String(seconds) },
    },
  )

export const endpointNotFound = () => new ProblemError(404, 'webhook-not-found', 'We couldn’t find that webhook.')

export const deliveryNotFound = () => new ProblemError(404, 'delivery-not-found', 'We couldn’t find that delivery.')

export const tooManyEndpoints = () =>
  new ProblemError(
    422,
    'too-many-webhooks',
    `You can have up to ${WEBHOOK_ENDPOINTS_MAX} webhooks. Please delete one before you add another.`,
  )

export const endpointOff = () =>
  new ProblemError(409, 'webhook-off', 'This webhook is off. Turn it on first, then send again.')

export const receiverRefused = (why: string) =>
  new ProblemError(422, 'receiver-refused', `Nothing can be sent there: ${why}.`, {
    errors: [{ path: 'url', message: `Nothing can be sent there: ${why}` }],
  })
