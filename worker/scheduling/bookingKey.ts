import type { BookingRequest } from '../../contract/scheduling'
import { sha256 } from '../platform/crypto/digest'
import { newId } from '../platform/ids'

type Request = BookingRequest & { idempotencyKey?: string | undefined; by?: object | undefined }

/**
 * What the same booking is known by when it is asked for again: who asks under which key, and what for. By whom, so that a key that
 * somebody guesses leads to nobody else's booking and its link. In the chat, people may mend their name between two tries.
 */
export async function bookingKey({ idempotencyKey, sessionId, by, ...wanted }: Request): Promise<string> {
  const { serviceId, start, email, staffId, name, phone, notes } = wanted
  const visit = [serviceId, start, email || (phone ?? '')]
  const asker = [by ? 'owner' : 'visitor', sessionId ?? null]
  const key = idempotencyKey ? [idempotencyKey] : sessionId ? visit : [newId('booking')]
  const what = sessionId ? visit : [...visit, staffId ?? null, name, phone ?? null, notes ?? null]
  const [first, second] = await Promise.all([sha256(JSON.stringify([...asker, ...key])), sha256(JSON.stringify(what))])
  return `${first}:${second}`
}

/** Between which all keys lie that differ in what was asked for alone; ';' follows ':' in ASCII. */
export function sameAsker(key: string): { from: string; before: string } {
  const [asker] = key.split(':')
  return { from: `${asker}:`, before: `${asker};` }
}
