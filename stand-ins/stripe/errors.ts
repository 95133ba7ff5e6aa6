import type Stripe from 'stripe'

type Body = Partial<Pick<Stripe.StripeRawError, 'message' | 'code' | 'decline_code' | 'param'>> & {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
}

/** Answered as `{error: …}`, which is what the SDK turns into an exception; anything else it takes for a success. */
export class StripeError extends Error {
  readonly status: number
  readonly body: Body
  /** Whether a replay under the same idempotency key gets this answer again: only what began to run is kept. */
  readonly kept: boolean

  constructor(status: number, body: Body, kept = false) {
    super(body.message ?? body.type)
    this.status = status
    this.body = body
    this.kept = kept
  }
}

export const invalidRequest = (message: string, more: { param?: string; code?: string; status?: number } = {}) =>
  new StripeError(more.status ?? 400, {
    type: 'invalid_request_error',
    message,
    ...(more.param !== undefined && { param: more.param }),
    ...(more.code !== undefined && { code: more.code }),
  })

export const unknownParameter = (param: string) =>
  invalidRequest(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })

export const missingParameter = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })

export const noSuch = (kind: string, id: string, param = 'id') =>
  invalidRequest(`No such ${kind}: '${id}'`, { status: 404, param, code: 'resource_missing' })

export const cardDeclined = (declineCode: string, message = 'Your card was declined.') =>
  new StripeError(402, { type: 'card_error', code: 'card_declined', decline_code: declineCode, message }, true)
