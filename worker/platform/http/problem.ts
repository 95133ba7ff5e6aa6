import type { Context as HonoContext } from 'hono'
import type { Problem } from '../../../contract/problem'
import { log } from '../log/log'

export type FieldError = { path: string; message: string }

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503

const TITLES: Record<ProblemStatus, string> = {
  400: 'Malformed request',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported content type',
  421: 'Not served here',
  422: 'Some fields need another look',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
}

/** An error answered as RFC 9457 problem: `code` is stable and machine-readable, `detail` a sentence for a person. */
export class ProblemError extends Error {
  readonly status: ProblemStatus
  readonly code: string
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>
  /** Further members of the body (RFC 9457, section 3.2). */
  readonly members: Record<string, unknown>

  constructor(
    status: ProblemStatus,
    code: string,
    detail: string,
    more: {
      errors?: FieldError[]
      headers?: Record<string, string>
      members?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    super(detail, { cause: more.cause })
    this.status = status
    this.code = code
    this.errors = more.errors
    this.headers = more.headers ?? {}
    this.members = more.members ?? {}
  }
}

export function problemResponse(problem: ProblemError): Response {
  const body: Problem = {
    type: `urn:deskbell:problem:${problem.code}`,
    title: TITLES[problem.status],
    status: problem.status,
    detail: problem.message,
    ...(problem.errors && { errors: problem.errors }),
    ...problem.members,
  }
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...problem.headers },
  })
}

/** The only place where errors become responses. Unexpected ones are logged and answered with one generic sentence. */
export function handleError(error: Error, c: HonoContext): Response {
  if (error instanceof ProblemError) return problemResponse(error)
  log.error('unhandled', { method: c.req.method, path: c.req.path, error })
  return problemResponse(
    new ProblemError(
      500,
      'unexpected',
      'Something went wrong on our side. Nothing was lost; please try again in a moment.',
    ),
  )
}
