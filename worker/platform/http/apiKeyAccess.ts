import type { ApiScope } from '../../../contract/apiKeys'
import type { CallRate, OwnerContext } from '../context'
import { ProblemError } from './problem'

const API_KEY_PREFIX = 'sk_'

export const newApiKeyToken = (secret: string): string => API_KEY_PREFIX + secret

/** Whether a bearer token is an API key and no session's. */
export const isApiKeyToken = (token: string | undefined): token is string => token?.startsWith(API_KEY_PREFIX) ?? false

/** Throws 403 if the call comes with an API key that lacks the scope, or if the route is closed to keys. */
export function assertInScope({ actor: { apiKey } }: OwnerContext, scope: ApiScope | undefined): void {
  if (!apiKey || (scope && apiKey.scopes.includes(scope))) return
  throw scope
    ? new ProblemError(403, 'scope-missing', `This API key doesn’t have the scope ${scope}. Create one that does.`)
    : new ProblemError(403, 'not-by-api-key', 'You can’t do this with an API key. Log in to do it.')
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
export const rateHeaders = ({ limit, windowSeconds, remaining, resetSeconds }: CallRate): Record<string, string> => ({
  'ratelimit-policy': `"default";q=${limit};w=${windowSeconds}`,
  ratelimit: `"default";r=${remaining};t=${resetSeconds}`,
})
