import { randomUUID } from 'node:crypto'

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

/** An error of Graph. `more` stands beside code and message, where OData puts annotations. */
export function graphError(
  status: number,
  code: string,
  message: string,
  { headers = {}, ...more }: { headers?: Record<string, string> } & Record<string, unknown> = {},
): Refusal {
  const id = randomUUID()
  const innerError = { date: new Date().toISOString().slice(0, 19), 'request-id': id, 'client-request-id': id }
  return new Refusal(status, { error: { code, message, ...more, innerError } }, headers)
}

export const notFound = (): Refusal =>
  graphError(404, 'ErrorItemNotFound', 'The specified object was not found in the store.')

export const badRequest = (message: string): Refusal => graphError(400, 'RequestBodyRead', message)

/** An error of the sign-in: its number is what its description begins with. */
export function signInError(error: string, number: number, description: string, status = 400): Refusal {
  const trace = randomUUID()
  const timestamp = `${new Date().toISOString().slice(0, 19).replace('T', ' ')}Z`
  return new Refusal(status, {
    error,
    error_description: `AADSTS${number}: ${description} Trace ID: ${trace} Correlation ID: ${trace} Timestamp: ${timestamp}`,
    error_codes: [number],
    timestamp,
    trace_id: trace,
    correlation_id: trace,
    error_uri: `https://login.microsoftonline.com/error?code=${number}`,
  })
}
