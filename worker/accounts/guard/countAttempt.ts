import { type AttemptRule, FORGET_MS, LONGEST_PAUSE_MS } from './rules'

type Counted = { count: number; lastAt: number }
const COUNTED = 'counted'
/** `beginsPause`: should this one fail, the next has to wait. */
export type AttemptResult = { waitMs: number; beginsPause: boolean }

/**
 * Counts an attempt, and answers how long to wait where it comes too early. It counts before anyone knows how the attempt ends, so that a
 * hundred at once are a hundred; one that comes too early doesn't prolong the pause, or strangers could keep an owner out for good.
 */
export function countAttempt(storage: DurableObjectStorage, rule: AttemptRule, now: number): AttemptResult {
  const { count, lastAt } = readCounted(storage, now)
  const waitMs = lastAt + pauseAfter(count, rule) - now
  if (waitMs > 0) return { waitMs, beginsPause: false }
  storage.kv.put<Counted>(COUNTED, { count: count + 1, lastAt: now })
  return { waitMs: 0, beginsPause: pauseAfter(count + 1, rule) > 0 }
}

/** Takes one attempt back, as if it had not been made. */
export function forgiveAttempt(storage: DurableObjectStorage, now: number): void {
  const { count, lastAt } = readCounted(storage, now)
  if (count > 0) storage.kv.put<Counted>(COUNTED, { count: count - 1, lastAt })
}

function readCounted(storage: DurableObjectStorage, now: number): Counted {
  const counted = storage.kv.get<Counted>(COUNTED)
  return counted && now - counted.lastAt < FORGET_MS ? counted : { count: 0, lastAt: 0 }
}

const pauseAfter = (count: number, { free, firstPauseMs }: AttemptRule): number =>
  count < free ? 0 : Math.min(firstPauseMs * 2 ** (count - free), LONGEST_PAUSE_MS)
