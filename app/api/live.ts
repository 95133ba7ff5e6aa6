import { EventSource } from 'eventsource'
import * as z from 'zod/mini'
import { type OwnerEvent, ownerEvents } from '../../contract/live'
import { endSession, sessionToken } from '../lib/session'

const NAMES = [
  'conversation',
  'message',
  'typing',
  'lead',
  'booking',
  'changed',
] as const satisfies OwnerEvent['event'][]
/** The library gives up on a stream that was refused once, as by a busy server. */
const AGAIN_MS = 10_000

// The library's fetch can carry the token; the browser's EventSource would need it in the address.
const fetchWithToken: typeof fetch = async (address, init) => {
  const token = sessionToken()
  const response = await fetch(address, { ...init, headers: { ...init?.headers, Authorization: `Bearer ${token}` } })
  if (response.status === 401 && token === sessionToken()) endSession('expired')
  return response
}

/** Hears what happens at a business as it happens, until the answered function is called. `onOpen`: whatever happened before was missed. */
export function listenToBusiness(businessId: string, onEvent: (event: OwnerEvent) => void, onOpen: () => void) {
  let again: ReturnType<typeof setTimeout> | undefined
  let source: EventSource
  const connect = () => {
    source = new EventSource(`/api/businesses/${encodeURIComponent(businessId)}/events`, { fetch: fetchWithToken })
    source.addEventListener('open', onOpen)
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) again = setTimeout(connect, AGAIN_MS)
    })
    for (const event of NAMES)
      source.addEventListener(event, ({ data }) => {
        const parsed = z.safeParse(ownerEvents[event], JSON.parse(data))
        // The page is older than the server: what it can't read it does without.
        if (parsed.success) onEvent({ event, data: parsed.data } as OwnerEvent)
      })
  }
  connect()
  return () => {
    clearTimeout(again)
    source.close()
  }
}
