import type { WeekDay } from '../../../contract/facts'
import type { Lexemes } from '../values/parser'
import type { WhenWords } from './words'

export type Edge = 'early' | 'mid' | 'late'
/** `before` ends where it says, `upTo` with it: "before 10", "by 10". */
export type Side = 'from' | 'start' | 'before' | 'upTo' | 'about'
/** "Next Tuesday", "this Friday", "下周三". */
export type Modifier = 'next' | 'this' | 'nextWeek'

export type DayContent =
  | { kind: 'days'; days: WeekDay[]; modifier?: Modifier | undefined; isEvery: boolean }
  | { kind: 'date'; month: number; day?: number | undefined; year?: number | undefined; edge?: Edge | undefined }
  /** "12-25", or the fourth Thursday of November: "11-thu-4". */
  | { kind: 'holiday'; on: string }
  /** "3/12" where neither order is sure; the likelier first. */
  | { kind: 'either'; dates: { month: number; day: number }[] }
  | { kind: 'dayOfMonth'; day: number }
  /** So many days from today. */
  | { kind: 'offset'; days: number; isNamed?: boolean }
  | { kind: 'week' | 'month'; ahead: number; edge?: Edge | undefined }

export type TimeContent =
  | { kind: 'part'; from: number; to: number }
  | { kind: 'span'; from: number; to: number }
  /** All that the time may be, as "8" may be in the morning or in the evening. */
  | { kind: 'clock'; minutes: number[]; side?: Side | undefined }
  /** So many minutes from now. */
  | { kind: 'soon'; minutes: number }

export type Content = DayContent | TimeContent | { kind: 'soonest' | 'any' }

/** What a text says of a time, piece by piece. */
export type Part = {
  content: Content
  start: number
  end: number
  /** "Or", "and" or a comma stands before it. */
  isListed: boolean
  isNot: boolean
  /** "After Friday", "a week from Friday". */
  side?: Side | undefined
  shift?: number | undefined
}

export type Reading = { lexemes: Lexemes; words: WhenWords; country: string; before: readonly Part[] }
export type Found = { content: Content[]; end: number }
export type Reader = (reading: Reading, at: number) => Found | undefined

const DAY_KINDS = new Set<Content['kind']>([
  'days',
  'date',
  'holiday',
  'either',
  'dayOfMonth',
  'offset',
  'week',
  'month',
])
export const isDayContent = (content: Content): content is DayContent => DAY_KINDS.has(content.kind)
