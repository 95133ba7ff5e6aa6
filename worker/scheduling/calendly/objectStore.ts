import { first, rows } from '../../platform/db/query'

type Storage = DurableObjectStorage
export type AttemptRow = { begun_at: number; booked: string | null }

export const deleteAttemptsBefore = (storage: Storage, at: number) =>
  rows(storage)`DELETE FROM calendly_attempts WHERE begun_at < ${at}`

export const findAttempt = (storage: Storage, key: string) =>
  first<AttemptRow>(storage)`SELECT begun_at, booked FROM calendly_attempts WHERE dedupe_key = ${key}`

export const putAttempt = (storage: Storage, key: string, at: number) =>
  rows(storage)`INSERT OR REPLACE INTO calendly_attempts (dedupe_key, begun_at) VALUES (${key}, ${at})`

export const deleteAttempt = (storage: Storage, key: string) =>
  rows(storage)`DELETE FROM calendly_attempts WHERE dedupe_key = ${key}`

export const setAttemptBooked = (storage: Storage, key: string, booked: string) =>
  rows(storage)`UPDATE calendly_attempts SET booked = ${booked} WHERE dedupe_key = ${key}`
