type Detail = { parameter: string; message: string; code?: string }

/** Answered as Calendly's ErrorResponse: `{title, message, details?}`. */
export class CalendlyError extends Error {
  readonly status: number
  readonly body: { title: string; message: string; details?: Detail[] }
  readonly headers: Record<string, string>

  constructor(status: number, title: string, message: string, more: { details?: Detail[]; headers?: object } = {}) {
    super(message)
    this.status = status
    this.body = { title, message, ...(more.details && { details: more.details }) }
    this.headers = { ...more.headers }
  }
}

export const unauthenticated = (message = 'The access token is invalid') =>
  new CalendlyError(401, 'Unauthenticated', message)

export const permissionDenied = (message = 'You do not have permission to access this resource.') =>
  new CalendlyError(403, 'Permission Denied', message)

export const planTooSmall = () => permissionDenied('Please upgrade to a paid Calendly account.')

export const notFound = () =>
  new CalendlyError(404, 'Resource Not Found', 'The server could not find the requested resource.')

export const alreadyExists = () => new CalendlyError(409, 'Already Exists', 'Hook with this url already exists')

export const invalid = (parameter: string, message: string, code?: string) =>
  new CalendlyError(400, 'Invalid Argument', 'The supplied parameters are invalid.', {
    details: [{ parameter, message, ...(code && { code }) }],
  })

export const alreadyFilled = () => invalid('start_time', 'The selected time is already filled.', 'already_filled')

/** Calendly sends no Retry-After: seconds stand in X-RateLimit-Reset. */
export const tooManyRequests = () =>
  new CalendlyError(429, 'Too Many Requests', 'You have exceeded the rate limit.', {
    headers: { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' },
  })

export const serverError = () =>
  new CalendlyError(
    500,
    'Internal Server Error',
    'The server encountered an unexpected condition that prevented it from fulfilling the request.',
  )
