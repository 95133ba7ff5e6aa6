import { DAY_MS } from '../../../contract/durations'

type Storage = DurableObjectStorage

const DAYS_KEPT = 28
const hourOf = (at: number) => new Date(at).toISOString().slice(0, 13)
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** `origin`: our own, for the links of the mail. */
export type Spike = { businessId: string; day: string; customerId: string; origin: string }

/** Adds one counted conversation, and deletes hours older than four weeks. */
export function raisePace({ sql }: Storage, businessId: string, at: number): void {
  sql.exec('DELETE FROM pace WHERE business_id = ? AND hour < ?', businessId, dayOf(at - DAYS_KEPT * DAY_MS))
  sql.exec(
    'INSERT INTO pace VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET conversations = conversations + 1',
    businessId,
    hourOf(at),
  )
}

export const countInHour = ({ sql }: Storage, businessId: string, at: number): number =>
  sql
    .exec<{ conversations: number }>(
      'SELECT conversations FROM pace WHERE business_id = ? AND hour = ?',
      businessId,
      hourOf(at),
    )
    .toArray()[0]?.conversations ?? 0

/** Days with counted conversations, and their numbers. */
export const findDays = ({ sql }: Storage, businessId: string): { day: string; conversations: number }[] =>
  sql
    .exec<{ day: string; conversations: number }>(
      'SELECT substr(hour, 1, 10) AS day, sum(conversations) AS conversations FROM pace WHERE business_id = ? GROUP BY day',
      businessId,
    )
    .toArray()

/** Stores the day's spike; true if it wasn't stored before. */
export const insertSpike = ({ sql }: Storage, { businessId, day, customerId, origin }: Spike): boolean =>
  sql.exec(
    'INSERT INTO spikes (business_id, day, customer_id, origin) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    businessId,
    day,
    customerId,
    origin,
  ).rowsWritten > 0

export const findUntoldSpikes = ({ sql }: Storage): Spike[] =>
  sql
    .exec<{ business_id: string; day: string; customer_id: string; origin: string }>(
      'SELECT business_id, day, customer_id, origin FROM spikes WHERE told = 0 ORDER BY day',
    )
    .toArray()
    .map(({ business_id, customer_id, ...row }) => ({ ...row, businessId: business_id, customerId: customer_id }))

export const setSpikeTold = ({ sql }: Storage, { businessId, day }: Spike) =>
  sql.exec('UPDATE spikes SET told = 1 WHERE business_id = ? AND day = ?', businessId, day)
