import { EventSource } from 'eventsource'
import * as z from 'zod/mini'
import { type OwnerEvent, ownerEvents } from '../../contract/live'
import { endSession, sessionToken } from '../lib/session'

const NAMES = ['conversation', 'message', 'typing', 'lead'] as const satisfies OwnerEvent['event'][]

/**
 * Hears what happens at a business as it happens, until the answered function is called. `onBack`: the connection was lost and is back;
 * whatever happened meanwhile was missed.
 */
export function listenToBusiness(businessId: string, onEvent: (event: OwnerEvent) => void, onBack: () => void) {
  // The library's fetch can carry the token; the browser's EventSource would need it in the address.
  const source = new EventSource(`/api/businesses/${encodeURIComponent(businessId)}/events`, {
    fetch: async (address, init) => {
      const token = sessionToken()
      const response = await fetch(address, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } })
      if (response.status === 401 && token === sessionToken()) endSession('expired')
      return response
    },
  })
  let wasOpen = false
  source.addEventListener('open', () => {
    if (wasOpen) onBack()
    wasOpen = true
  })
  for (const event of NAMES)
    source.addEventListener(event, ({ data }) => {
      const parsed = z.safeParse(ownerEvents[event], JSON.parse(data))
      // The page is older than the server: what it can't read it does without.
      if (parsed.success) onEvent({ event, data: parsed.data } as OwnerEvent)
    })
  return () => source.close()
}
