import type { MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import type { Role } from '../../../contract/roles'
import type { OwnerContext } from '../context'
import type { AppContext, AppEnv } from './appEnv'
import { type FieldError, ProblemError } from './problem'
import { readBody } from './readBody'

/** JSON bodies larger than this are refused before they are parsed. */
const BODY_MAX_BYTES = 64 * 1024

// zod/mini has no messages of its own.
z.config(z.locales.en())

type Schema = z.core.$ZodType

/** Declares an endpoint: requests are checked against it, and the API's description is generated from it. */
export type EndpointSpec = {
  summary: string
  /**
   * Who may call it. `owner` is anyone who is signed in and has the role; `owner-fresh` checks the session in D1 and not in the cache. So
   * does `optional`, which admits everybody and sets `owner` for those who are signed in.
   */
  access: 'public' | 'optional' | 'owner' | 'owner-fresh'
  /** The least role that may call it. Absent: only the account's owner, so that a new endpoint is closed to the team. */
  role?: Role
  body?: Schema
  query?: Schema
  /** Status → schema of the JSON body, or null without one. */
  answers: Record<number, Schema | null>
}

type Checked<S extends EndpointSpec> = {
  in: (S['body'] extends Schema ? { json: z.input<S['body']> } : object) &
    (S['query'] extends Schema ? { query: Record<string, string> } : object)
  out: (S['body'] extends Schema ? { json: z.output<S['body']> } : object) &
    (S['query'] extends Schema ? { query: z.output<S['query']> } : object)
}

type OwnerVariable = {
  public: object
  optional: { owner: OwnerContext | undefined }
  owner: { owner: OwnerContext }
  'owner-fresh': { owner: OwnerContext }
}
type Access<S extends EndpointSpec> = AppEnv & { Variables: OwnerVariable[S['access']] }

const specs = new WeakMap<object, EndpointSpec>()
export const endpointSpec = (handler: object): EndpointSpec | undefined => specs.get(handler)

/**
 * Middleware that checks the caller, body and query. Afterwards `c.var.owner` is set on owners' endpoints, and `c.req.valid('json')` is the
 * parsed body. Throws 400, 401, 403, 413, 415 and 422.
 */
export function endpoint<const S extends EndpointSpec>(spec: S): MiddlewareHandler<Access<S>, string, Checked<S>> {
  const middleware: MiddlewareHandler<AppEnv & { Variables: { owner: OwnerContext } }> = async (c, next) => {
    const token = bearerOf(c.req)
    if (spec.access !== 'public' && (token || spec.access !== 'optional')) {
      const check = spec.access === 'owner' ? 'cached' : 'fresh'
      c.set('owner', await c.var.authenticate(c.var.ctx, token, { check, role: spec.role ?? 'owner' }))
    }
    if (spec.body) c.req.addValidatedData('json', checkFields(spec.body, await readJson(c.req)))
    if (spec.query) c.req.addValidatedData('query', checkFields(spec.query, c.req.query()))
    await next()
  }
  specs.set(middleware, spec)
  // The only cast of this kind: what is set above follows from `spec`, which the compiler can't see.
  return middleware as unknown as MiddlewareHandler<Access<S>, string, Checked<S>>
}

export const bearerOf = (request: Pick<AppContext['req'], 'header'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1]

async function readJson(request: AppContext['req']): Promise<unknown> {
  if (!/^application\/([a-z0-9.-]+\+)?json\b/i.test(request.header('content-type') ?? '')) {
    throw new ProblemError(
      415,
      'not-json',
      'Send the request body as JSON, with the header Content-Type: application/json.',
    )
  }
  const text = new TextDecoder().decode(await readBody(request.raw, BODY_MAX_BYTES))
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProblemError(400, 'malformed-json', 'The request body is not valid JSON.', { cause })
  }
}

function checkFields(schema: Schema, value: unknown): object {
  const result = z.safeParse(schema, value)
  if (!result.success) throw fieldsInvalid(firstOfEachField(result.error.issues))
  return Object(result.data)
}

// The first issue of each field: a missing password is not also too short.
function firstOfEachField(issues: z.core.$ZodIssue[]): FieldError[] {
  const byPath = Map.groupBy(issues, ({ path }) => path.join('.'))
  return [...byPath].map(([path, [first]]) => ({ path, message: first?.message ?? '' }))
}

export const fieldsInvalid = (errors: FieldError[]): ProblemError =>
  new ProblemError(422, 'fields-invalid', errors[0]?.message ?? 'Some fields need another look', { errors })
