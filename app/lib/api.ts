import * as z from 'zod/mini'
import { type Problem, problem } from '../../contract/problem'
import { nextTask } from './nextTask'
import { endSession, sessionToken } from './session'

type FieldErrors = NonNullable<Problem['errors']>
type Options = { method?: string; body?: unknown; headers?: Record<string, string> }

/** A response that isn't ok. `detail`: the sentence for the user. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly errors: FieldErrors = [],
    /** The problem type, such as urn:deskbell:problem:not-found. */
    readonly type = 'about:blank',
  ) {
    super(`${status}: ${detail}`)
  }
}

/** No response at all. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
  constructor(cause: unknown) {
    super('We couldn’t reach Deskbell. Check your connection and try again.', { cause })
  }
}

export async function send(path: string, { method = 'GET', body, headers = {} }: Options = {}): Promise<Response> {
  // A screen asks for many things at once, and each call takes a phone some milliseconds. What is saved goes out at once.
  if (method === 'GET') await nextTask()
  const token = sessionToken()
  // The browser sets the Content-Type of FormData, with its boundary; a file's is the caller's.
  const isRaw = body instanceof FormData || body instanceof Blob
  const isJson = body !== undefined && !isRaw
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new UnreachableError(cause)
  })
  if (response.ok) return response
  // A late response may belong to an earlier session.
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
    // Not JSON: the caller shows its fallback.
    return undefined
  }
}

export async function call<S extends z.ZodMiniType>(answer: S, path: string, options?: Options): Promise<z.output<S>> {
  const response = await send(path, options)
  return z.parse(answer, await response.json())
}

export type ListPage<T> = { items: T[]; total: number; next: string | null }

/** One page of a list, with the total and the address of the next page. */
export async function callPage<S extends z.ZodMiniType>(item: S, path: string): Promise<ListPage<z.output<S>>> {
  const response = await send(path)
  const items = z.parse(z.array(item), await response.json())
  return {
    items,
    total: Number(response.headers.get('Total-Count') ?? items.length),
    next: nextLink(response.headers.get('Link')),
  }
}

/** Path and query only, so that calls stay on this origin even if the server uses its public one. */
function nextLink(header: string | null) {
  const address = header?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1]
  if (!address) return null
  const { pathname, search } = new URL(address, location.origin)
  return pathname + search
}
