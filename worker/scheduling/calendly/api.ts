import type * as z from 'zod/mini'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { within } from '../../platform/within'
import type { OutsideAnswer } from '../OutsideAnswer'
import { failure } from './resources'

const API = 'https://api.calendly.com'
const WITHIN_MS = 6_000
const A_MOMENT_MS = 200
const STANDARD_WAIT_S = 60

/** What went wrong at Calendly. */
type CalendlyFailure =
  /** 401: the token was revoked, or is none. Only the owner can mend it. */
  | { failed: 'unauthenticated' }
  /** 403: the account's plan, or the token's scopes, don't allow it. */
  | { failed: 'forbidden' }
  | { failed: 'not-found' }
  /** 409: it is there already. */
  | { failed: 'exists' }
  /** Somebody else was faster. */
  | { failed: 'taken' }
  /** 400 for another reason: `parameter` names what Calendly wants otherwise. */
  | { failed: 'invalid'; parameter: string }
  | { failed: 'rate-limited'; retryAfterSeconds: number }
  /** 5xx, a time-out, no connection, or an answer that can't be read. It may have been done all the same. */
  | { failed: 'unavailable' }

export type CalendlyAnswer<T> = OutsideAnswer<T, CalendlyFailure>

export type Call<T extends z.ZodMiniType> = {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: object
  answer: T
}

/** One call with the owner's token, which appears in no log and no answer. Redirects aren't followed. */
export async function callCalendly<T extends z.ZodMiniType>(
  { settings }: Pick<Context, 'settings'>,
  token: string,
  { method = 'GET', path, query, body, answer }: Call<T>,
): Promise<CalendlyAnswer<z.infer<T>>> {
  const url = new URL(path, settings.CALENDLY_API_BASE ?? API)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const request: RequestInit = {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(WITHIN_MS),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }
  try {
    // The signal ends what listens to it; a body may not.
    return await within(WITHIN_MS + A_MOMENT_MS, send(url, request, answer))
  } catch (error) {
    log.warn('calendly.unavailable', { method, kind: path.split('/')[1], error })
    return { failed: 'unavailable' }
  }
}

async function send<T extends z.ZodMiniType>(
  url: URL,
  request: RequestInit,
  answer: T,
): Promise<CalendlyAnswer<z.infer<T>>> {
  const response = await fetch(url, request)
  if (!response.ok) return failureOf(response)
  const text = await response.text()
  return { value: answer.parse(text ? JSON.parse(text) : undefined) }
}

async function failureOf(response: Response): Promise<CalendlyFailure> {
  if (response.status === 400) return invalidity(await response.json())
  const failed = ({ 401: 'unauthenticated', 403: 'forbidden', 404: 'not-found', 409: 'exists' } as const)[
    response.status
  ]
  await response.body?.cancel()
  if (failed) return { failed }
  if (response.status !== 429) return { failed: 'unavailable' }
  // Seconds, by Calendly's page on rate limits; it sends no Retry-After.
  const seconds = Number(response.headers.get('x-ratelimit-reset'))
  return { failed: 'rate-limited', retryAfterSeconds: seconds > 0 ? seconds : STANDARD_WAIT_S }
}

function invalidity(body: unknown): CalendlyFailure {
  const details = failure.safeParse(body).data?.details ?? []
  if (details.some(({ code }) => code === 'already_filled')) return { failed: 'taken' }
  return { failed: 'invalid', parameter: details[0]?.parameter ?? '' }
}
