import * as z from 'zod/mini'
import { type Problem, problem } from '../../contract/problem'
import { endSession, sessionToken } from './session'

type FieldErrors = NonNullable<Problem['errors']>
type Options = { method?: string; body?: unknown; headers?: Record<string, string> }

/** An answer that isn't ok. `detail` is the sentence for the reader. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly errors: FieldErrors = [],
    /** What kind of problem it is, such as urn:deskbell:problem:not-found. */
    readonly type = 'about:blank',
  ) {
    super(`${status}: ${detail}`)
  }
}

/** No answer at all. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
  constructor(cause: unknown) {
    super('We couldn’t reach Deskbell. Check your connection and try again.', { cause })
  }
}

export async function send(path: string, { method = 'GET', body, headers = {} }: Options = {}): Promise<Response> {
  const token = sessionToken()
  // A form with a file names its own type, with the border between its parts.
  const isJson = body !== undefined && !(body instanceof FormData)
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new UnreachableError(cause)
  })
  if (response.ok) return response
  // An answer that comes late may be about a session before this one.
  if (response.status === 401 && token && token === sessionToken()) endSession('expired')
  throw await toApiError(response)
}

async function toApiError(response: Response) {
  const text = await response.text()
  const parsed = z.safeParse(problem, parseJson(text))
  return parsed.success
    ? new ApiError(response.status, parsed.data.detail, parsed.data.errors, parsed.data.type)
    : new ApiError(response.status, text || response.statusText)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the caller shows the text as it is.
    return undefined
  }
}

export async function call<S extends z.ZodMiniType>(answer: S, path: string, options?: Options): Promise<z.output<S>> {
  const response = await send(path, options)
  return z.parse(answer, await response.json())
}

export type ListPage<T> = { items: T[]; total: number; next: string | null }

/** One page of a list, with the whole number and the address of the next page. */
export async function callPage<S extends z.ZodMiniType>(item: S, path: string): Promise<ListPage<z.output<S>>> {
  const response = await send(path)
  const items = z.parse(z.array(item), await response.json())
  return {
    items,
    total: Number(response.headers.get('Total-Count') ?? items.length),
    next: nextLink(response.headers.get('Link')),
  }
}

/** Path and query only: the address that the server writes may carry its public name, and calls stay on this origin. */
function nextLink(header: string | null) {
  const address = header?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1]
  if (!address) return null
  const { pathname, search } = new URL(address, location.origin)
  return pathname + search
}
