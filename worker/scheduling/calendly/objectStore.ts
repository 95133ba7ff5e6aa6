import { first, rows } from '../../platform/db/query'
import { sameAsker } from '../bookingKey'

type Storage = DurableObjectStorage
export type AttemptRow = { dedupe_key: string; begun_at: number; booked: string | null }

export const deleteAttemptsBefore = (storage: Storage, at: number) =>
  rows(storage)`DELETE FROM calendly_attempts WHERE begun_at < ${at}`

/** Under the same key of the same asker, whatever was asked for. */
export function findAttempt(storage: Storage, key: string) {
  const { from, before } = sameAsker(key)
  return first<AttemptRow>(storage)`SELECT dedupe_key, begun_at, booked FROM calendly_attempts
    WHERE dedupe_key >= ${from} AND dedupe_key < ${before}`
}

export const putAttempt = (storage: Storage, key: string, at: number) =>
  rows(storage)`INSERT OR REPLACE INTO calendly_attempts (dedupe_key, begun_at) VALUES (${key}, ${at})`

export const deleteAttempt = (storage: Storage, key: string) =>
  rows(storage)`DELETE FROM calendly_attempts WHERE dedupe_key = ${key}`

/** With the link that changes the booking. */
export const deleteAttemptOf = (storage: Storage, bookingId: string) =>
  rows(storage)`DELETE FROM calendly_attempts WHERE booked ->> '$.id' = ${bookingId}`

export const setAttemptBooked = (storage: Storage, key: string, booked: string) =>
  rows(storage)`UPDATE calendly_attempts SET booked = ${booked} WHERE dedupe_key = ${key}`
