import { DAY_MS } from '../../contract/durations'

/** How many days the widget keeps answering from facts and taking leads without a live subscription. */
export const GRACE_DAYS = 30

export const switchedOffAt = (lapsedAt: number): number => lapsedAt + GRACE_DAYS * DAY_MS
