import type { BusinessFacts, WeekDay } from '../../../contract/facts'

export const DAY_MINUTES = 1440

/** From one time of the day to another, in minutes since midnight; one that ends past midnight ends after 1440. */
export type Span = { from: number; to: number }

/** A day that is absent isn't known; one without a span is closed. */
export type WeekHours = Partial<Record<WeekDay, Span[]>>

/** "17:30" → 1050. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 1050 → "17:30". */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** [["09:00", "17:30"]] → [{ from: 540, to: 1050 }]. */
export const spansOf = (times: readonly (readonly [string, string])[]): Span[] =>
  times.map(([from, to]) => ({ from: minutesOf(from), to: minutesOf(to) }))

/** The same of each day of a week. */
export const spansByDay = (hours: BusinessFacts['hours']): WeekHours =>
  Object.fromEntries(Object.entries(hours).map(([day, times]) => [day, spansOf(times)]))

/** [{ from: 540, to: 1050 }] → [["09:00", "17:30"]]. */
export const timesOf = (spans: readonly Span[]): [string, string][] =>
  spans.map(({ from, to }) => [timeOf(from), timeOf(to)])

/** A day's times without a break in one of them. */
export const withoutGap = (spans: readonly Span[], gap: Span): Span[] =>
  spans.flatMap(({ from, to }) =>
    from < gap.from && gap.to < to
      ? [
          { from, to: gap.from },
          { from: gap.to, to },
        ]
      : [{ from, to }],
  )

/** Times of which one begins before another ends are of two things: the shop's and the van's. */
export const areOfOne = (spans: readonly Span[]): boolean =>
  spans.every((one, at) => !spans.some((other, nth) => nth > at && one.from < other.to && other.from < one.to))
