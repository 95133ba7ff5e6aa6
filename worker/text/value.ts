import type { WeekDay } from '../../contract/facts'

/** `from`: at least; `upTo`: at most; `about`: roughly. */
export type Bound = 'from' | 'upTo' | 'about'

/** Something in a text that can be right or wrong by itself, with where it stands: `text` is `source.slice(start, end)`. */
export type Value = { start: number; end: number; text: string } & ValueContent

export type ValueContent =
  /** `amount` in whole units of the currency (49.5); no `currency` where none is said. `isExtra`: "+$40", on top of something. */
  | {
      kind: 'money'
      amount: number
      to?: number
      currency?: string
      bound?: Bound
      /** What one gets for it, lower-case and singular: "hour", "person", "square foot". */
      unit?: string
      isExtra?: true
    }
  /** From one time of the day to another, in minutes since midnight; past midnight `to` is over 1440. */
  | { kind: 'span'; from: number; to: number }
  /** A time of the day. "8" without a.m. or p.m. may be either: all that it may be. `bound`: "until 8" is `upTo`, "from 8" `from`. */
  | { kind: 'clock'; minutes: number[]; bound?: Bound }
  /** Named days of the week, a range written out: Mon-Fri are five. */
  | { kind: 'days'; days: WeekDay[] }
  | { kind: 'date'; month: number; day?: number; year?: number }
  /** In minutes where the unit is an hour or less, else in days (a month is 30, a year 365). */
  | { kind: 'duration'; amount: number; to?: number; unit: 'minute' | 'day'; bound?: Bound }
  | { kind: 'percent'; amount: number; bound?: Bound }
  /** Any other number, said in digits or words; `of`: the stem of what is counted, where a word follows. */
  | { kind: 'count'; amount: number; to?: number; of?: string; bound?: Bound }
  /** E.164 where it can be read as a number of the business's country or carries its own; digits as written. */
  | { kind: 'phone'; digits: string; e164?: string }
  | { kind: 'email'; address: string }
  | { kind: 'link'; url: string }
  /** Closed, shut: says of days or dates beside it that nobody is there. */
  | { kind: 'closed' }

export type ValueKind = ValueContent['kind']

/** What helps to read values: where the business is and what it charges in. */
export type Locale = { country: string; currency: string }
/** Where values are only told apart or compared, which doesn't depend on where the business is. */
export const ANYWHERE: Locale = { country: 'US', currency: 'USD' }
