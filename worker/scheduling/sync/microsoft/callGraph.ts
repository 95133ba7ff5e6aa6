import * as z from 'zod/mini'
import type { Settings } from '../../../platform/env'
import type { Answer, Patience } from '../CalendarProvider'
import { callProvider, type Refusal } from '../callProvider'
import { failureOf } from './failures'

type Options = {
  method?: string
  query?: Record<string, string>
  body?: object
  etag?: string
  prefer?: string
  onRefusal?: (refusal: Refusal) => void
}

/** Ids stay what they are when an event is moved to another calendar, and times are UTC's. */
const PREFER = 'IdType="ImmutableId", outlook.timezone="UTC"'

export type Graph = ReturnType<typeof graph>

/** Calls of Microsoft Graph 1.0 by one access token. https://learn.microsoft.com/graph/use-the-api */
export function graph(settings: Settings, accessToken: string, patience: Patience) {
  const base = `${(settings.MICROSOFT_API_BASE ?? 'https://graph.microsoft.com').replace(/\/$/, '')}/v1.0`

  /** `path`: below the base, or a whole address as Graph gives it for the next page. */
  async function call<S extends z.core.$ZodType>(
    path: string,
    schema: S,
    { method = 'GET', query = {}, body, etag, prefer, onRefusal }: Options = {},
  ): Promise<Answer<z.output<S>>> {
    const address = path.startsWith('/') ? base + path : path
    // The token is for nobody else, whatever a link says.
    if (!address.startsWith(`${base}/`)) return { failed: 'unavailable' }
    const url = new URL(address)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = {
      authorization: `Bearer ${accessToken}`,
      prefer: prefer ? `${PREFER}, ${prefer}` : PREFER,
      ...(body && { 'content-type': 'application/json' }),
      ...(etag && { 'if-match': etag }),
    }
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return callProvider(url, request, {
      schema,
      patience,
      failureOf(refusal) {
        onRefusal?.(refusal)
        return failureOf(refusal)
      },
    })
  }

  return { call }
}

export const calendarAt = (calendarId: string): string => `/me/calendars/${encodeURIComponent(calendarId)}`

export const nothing = z.unknown()
