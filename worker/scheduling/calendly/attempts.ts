import * as z from 'zod/mini'
import { DAY_MS } from '../../../contract/durations'
import { deleteAttempt, deleteAttemptsBefore, findAttempt, putAttempt, setAttemptBooked } from './objectStore'

/** What the visitor is answered, again too. Times are milliseconds since 1970. */
const bookedAtCalendly = z.object({ id: z.string(), startsAt: z.number(), endsAt: z.number(), manageUrl: z.string() })
export type BookedAtCalendly = z.infer<typeof bookedAtCalendly>

/** `again`: it was begun before, and whether Calendly has it isn't known. `key-reused`: with another request. */
export type CalendlyAttempt =
  | { state: 'first' | 'again' | 'underway' | 'key-reused' }
  | { state: 'booked'; booked: BookedAtCalendly }

/** Longer than it takes to book, with all time-outs. */
const UNDERWAY_MS = 30_000
const KEPT_MS = DAY_MS

/** Begins a booking, unless the same one is underway or done. */
export function beginAttempt(storage: DurableObjectStorage, key: string, now: number): CalendlyAttempt {
  deleteAttemptsBefore(storage, now - KEPT_MS)
  const known = findAttempt(storage, key)
  if (known && known.dedupe_key !== key) return { state: 'key-reused' }
  if (known?.booked) return { state: 'booked', booked: bookedAtCalendly.parse(JSON.parse(known.booked)) }
  if (known && known.begun_at > now - UNDERWAY_MS) return { state: 'underway' }
  putAttempt(storage, key, now)
  return { state: known ? 'again' : 'first' }
}

/** `unknown`: nobody works on it anymore, and Calendly may have it. */
export function endAttempt(
  storage: DurableObjectStorage,
  { key, result, now }: { key: string; result: BookedAtCalendly | 'not-booked' | 'unknown'; now: number },
): void {
  if (result === 'not-booked') deleteAttempt(storage, key)
  else if (result === 'unknown') putAttempt(storage, key, now - UNDERWAY_MS)
  else setAttemptBooked(storage, key, JSON.stringify(result))
}
