import * as z from 'zod/mini'
import { SECOND_MS } from '../../../contract/durations'
import type { Patience, ProviderAnswer, ProviderFailure } from './CalendarProvider'

type Call = { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams }
/** `body`: the JSON that was answered, if it was JSON. */
export type Refusal = { status: number; body: unknown; retryAfter: string | null }

/**
 * Calls a provider and reads its answer by the schema. What it refuses `failureOf` names; no answer, or one that can't be read, is
 * `unavailable`. Never throws.
 */
export async function callProvider<S extends z.core.$ZodType>(
  url: string | URL,
  call: Call,
  { schema, patience, failureOf }: { schema: S; patience: Patience; failureOf: (refusal: Refusal) => ProviderFailure },
): Promise<ProviderAnswer<z.output<S>>> {
  const signal = patience()
  try {
    // The signal ends the call; a body that never ends may not listen to it.
    const { response, text } = await Promise.race([answerTo(url, { ...call, signal }), abortOf(signal)])
    const body = parsed(text)
    if (!response.ok)
      return failureOf({ status: response.status, body, retryAfter: response.headers.get('retry-after') })
    const read = z.safeParse(schema, body)
    return read.success ? { value: read.data } : { failed: 'unavailable' }
  } catch {
    // No connection, or out of time.
    return { failed: 'unavailable' }
  }
}

async function answerTo(url: string | URL, request: RequestInit) {
  const response = await fetch(url, { ...request, redirect: 'manual' })
  return { response, text: await response.text() }
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Undefined for what isn't JSON, such as an empty answer. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const LATER_MS = 30_000

export const rateLimited = (retryAfter: string | null): ProviderFailure => {
  const seconds = Number(retryAfter)
  return { failed: 'rate-limited', retryAfterMs: seconds > 0 ? seconds * SECOND_MS : LATER_MS }
}

/** What a status means where the body says no more. */
export function failureOfStatus({ status, retryAfter }: Refusal): ProviderFailure {
  const names: Record<number, ProviderFailure> = {
    401: { failed: 'expired' },
    403: { failed: 'forbidden' },
    404: { failed: 'not-found' },
    409: { failed: 'conflict' },
    410: { failed: 'gone' },
    412: { failed: 'precondition' },
    429: rateLimited(retryAfter),
  }
  return names[status] ?? { failed: 'unavailable' }
}
