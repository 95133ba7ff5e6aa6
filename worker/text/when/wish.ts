import type { WeekDay } from '../../../contract/facts'
import { DAY_MINUTES } from '../hours/span'

/** Days from one to another, both within; `to` null: from then on. Dates are ISO, such as 2026-12-01. */
export type DayRange = { from: string; to: string | null; weekDays?: WeekDay[] }
/** From one minute since midnight to another; a time that begins at `to` is within too. */
export type TimeRange = { from: number; to: number }
/** When somebody wants to come, in the business's time zone: any of the spans. */
export type Wish = { spans: { days: DayRange[]; times: TimeRange[] }[]; isSoonest?: true }

/**
 * What a text says of a time. `ambiguous`: it may mean any of the readings, and nobody but its writer knows which; `unclear`: some of it was
 * left unread that may change what is meant.
 */
export type When =
  | { kind: 'none' }
  | { kind: 'wish'; wish: Wish }
  | { kind: 'ambiguous'; readings: Wish[] }
  | { kind: 'unclear' }

export const ALL_DAY: TimeRange = { from: 0, to: DAY_MINUTES }

/** A time on a wall clock of the business. */
export type WallTime = { date: string; weekDay: WeekDay; minute: number }

export const isOnDays = (ranges: readonly DayRange[], { date, weekDay }: Pick<WallTime, 'date' | 'weekDay'>): boolean =>
  ranges.some(
    ({ from, to, weekDays }) =>
      from <= date && (to === null || date <= to) && (weekDays === undefined || weekDays.includes(weekDay)),
  )

export const isWished = ({ spans }: Wish, at: WallTime): boolean =>
  spans.some(
    ({ days, times }) => isOnDays(days, at) && times.some(({ from, to }) => from <= at.minute && at.minute <= to),
  )

/** It names a time to the minute: "Tuesday at 2". */
export const isExact = ({ spans }: Wish): boolean =>
  spans.some(({ times }) => times.some(({ from, to }) => from === to))
