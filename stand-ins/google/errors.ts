/** What is answered instead of what was asked for. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

type Place = { domain?: string; location?: string; locationType?: string; headers?: Record<string, string> }

/** An error of the calendar API, in the form of https://developers.google.com/workspace/calendar/api/guides/errors */
export function apiError(
  code: number,
  reason: string,
  message: string,
  { domain = 'global', headers, ...place }: Place = {},
): Refusal {
  return new Refusal(code, { error: { errors: [{ domain, reason, message, ...place }], code, message } }, headers)
}

export const unauthorized = (): Refusal =>
  apiError(401, 'authError', 'Invalid Credentials', { locationType: 'header', location: 'Authorization' })
export const notFound = (): Refusal => apiError(404, 'notFound', 'Not Found')
export const deleted = (): Refusal => apiError(410, 'deleted', 'Resource has been deleted')
export const duplicate = (): Refusal => apiError(409, 'duplicate', 'The requested identifier already exists.')
export const conditionNotMet = (): Refusal =>
  apiError(412, 'conditionNotMet', 'Precondition Failed', { locationType: 'header', location: 'If-Match' })
export const fullSyncRequired = (): Refusal =>
  apiError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.', {
    domain: 'calendar',
    locationType: 'parameter',
    location: 'syncToken',
  })
export const badRequest = (message: string, reason = 'badRequest'): Refusal => apiError(400, reason, message)
export const rateLimited = (status: 403 | 429): Refusal =>
  apiError(status, 'rateLimitExceeded', 'Rate Limit Exceeded', { domain: 'usageLimits' })
export const insufficient = (): Refusal =>
  apiError(403, 'insufficientPermissions', 'Insufficient Permission: Request had insufficient authentication scopes.')

/** An error of the sign-in (RFC 6749, section 5.2). */
export const signInError = (error: string, description: string, status = 400): Refusal =>
  new Refusal(status, { error, error_description: description })
export const invalidGrant = (): Refusal => signInError('invalid_grant', 'Token has been expired or revoked.')
