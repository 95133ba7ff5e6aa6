import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../contract/durations'

/** Our own work: 5 s, 10 s, 20 s … an hour. Twelve attempts take about six hours. */
const STANDARD = Array.from({ length: 11 }, (_, n) => Math.min(5 * SECOND_MS * 2 ** n, HOUR_MS))

/**
 * Somebody else's server, which may be down for a weekend: ten attempts in three days.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#deliverability-and-reliability
 */
const WEBHOOK = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

const DELAYS: Record<string, number[]> = { 'webhook.deliver': WEBHOOK }
const delaysOf = (kind: string): number[] => DELAYS[kind] ?? STANDARD

/** Milliseconds from a failed attempt, counted from 1, to the next one. After the last one the row is dead, and lies still. */
export const retryDelay = (kind: string, attempt: number): number => delaysOf(kind)[attempt - 1] ?? HOUR_MS

export const isLastAttempt = (kind: string, attempt: number): boolean => attempt > delaysOf(kind).length

/** Spreads what failed together, by up to a tenth. */
export const withJitter = (delayMs: number): number => Math.round(delayMs * (1 + Math.random() / 10))
