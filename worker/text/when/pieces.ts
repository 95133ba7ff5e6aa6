import type { WeekDay } from '../../../contract/facts'
import type { Lexemes, ParserInput } from '../values/parser'
import type { WhenWords } from './words'

export type Edge = 'early' | 'mid' | 'late'
/** `before` ends where it says, `upTo` with it: "before 10", "by 10". */
export type Side = 'from' | 'start' | 'before' | 'upTo' | 'about'
/** "Next Tuesday", "this Friday", "下周三", "last Tuesday". */
export type Modifier = 'next' | 'this' | 'nextWeek' | 'last'

export type DayContent =
  | { kind: 'days'; days: WeekDay[]; modifier?: Modifier | undefined; isEvery: boolean }
  | { kind: 'date'; month: number; day?: number | undefined; year?: number | undefined }
  /** "The last Friday of February", "the first Monday of next month". */
  | { kind: 'nth'; nth: number; day: WeekDay; month?: number | undefined; ahead: number }
  /** "12-25", or the fourth Thursday of November: "11-thu-4". */
  | { kind: 'holiday'; on: string }
  /** "3/12" where neither order is sure; the likelier first. */
  | { kind: 'either'; dates: { month: number; day: number }[]; isUnsure: boolean }
  | { kind: 'dayOfMonth'; day: number }
  /** So many days from today. */
  | { kind: 'offset'; days: number; isNamed?: boolean }
  | { kind: 'week' | 'month'; ahead: number; edge?: Edge | undefined }
  | { kind: 'range'; first: DayContent; last: DayContent }
  /** "A week from Friday", "the day after Christmas". */
  | { kind: 'moved'; of: DayContent; by: number }
  /** "The week of the 5th", "the week after Christmas". */
  | { kind: 'weekOf'; of: DayContent; ahead: number }
  | { kind: 'bounded'; of: DayContent; side: Exclude<Side, 'about'> }
  /** "Last Tuesday", "yesterday". */
  | { kind: 'past' }

export type TimeContent =
  | { kind: 'part'; from: number; to: number }
  | { kind: 'span'; from: number; to: number }
  /** All that the time may be, as "8" may be in the morning or in the evening. */
  | { kind: 'clock'; minutes: number[]; side?: Side | undefined }
  /** So many minutes from now. */
  | { kind: 'soon'; minutes: number }

export type Content = DayContent | TimeContent | { kind: 'soonest' | 'any' }

/** What stands between a piece and the one before. */
export type Join = 'or' | 'comma' | 'sentence' | undefined

/** What a text says of a time, piece by piece. */
export type Piece<C extends Content = Content> = { content: C; start: number; end: number; join: Join; isNot: boolean }

export type Reading = {
  lexemes: Lexemes
  words: WhenWords
  country: string
  before: readonly Piece[]
  /** For the readers of pages. */
  input: ParserInput
  /** The days that begin somewhere, once they were looked for. */
  days: Map<number, Found<DayContent> | undefined>
}
export type Found<C extends Content = Content> = { content: C[]; end: number }
export type Reader<C extends Content = Content> = (reading: Reading, at: number) => Found<C> | undefined

const TIME_KINDS = new Set<Content['kind']>(['part', 'span', 'clock', 'soon'])
export const isTimePiece = (piece: Piece): piece is Piece<TimeContent> => TIME_KINDS.has(piece.content.kind)
export const isDay = (content: Content): content is DayContent =>
  !TIME_KINDS.has(content.kind) && content.kind !== 'soonest' && content.kind !== 'any'
export const isDayPiece = (piece: Piece): piece is Piece<DayContent> => isDay(piece.content)

/** "Next week", "in May", "after Friday": within it other days may be named. */
export const isDayFrame = (content: DayContent): boolean =>
  content.kind === 'week' ||
  content.kind === 'weekOf' ||
  content.kind === 'month' ||
  content.kind === 'bounded' ||
  content.kind === 'range' ||
  (content.kind === 'date' && content.day === undefined)

/** What a phrase of the data means: "offset 0;part 1020 1440" is this evening. */
export const contentsOf = (meaning: string, edge?: Edge): Content[] =>
  meaning.split(';').flatMap((one): Content[] => {
    const [kind, first, second] = one.split(' ')
    if (kind === 'offset') return [{ kind, days: Number(first), isNamed: true }]
    if (kind === 'inside') {
      const [from, to] = [0, Number(first)].map((days) => ({ kind: 'offset', days }) satisfies DayContent)
      return from && to ? [{ kind: 'range', first: from, last: to }] : []
    }
    if (kind === 'part') return [{ kind, from: Number(first), to: Number(second) }]
    if (kind === 'week' || kind === 'month') return [{ kind, ahead: Number(first), edge }]
    if (kind === 'bare') return [{ kind: first === 'week' ? 'week' : 'month', ahead: 0, edge } satisfies DayContent]
    return kind === 'soonest' || kind === 'any' ? [{ kind }] : []
  })

export const longest = <C extends { end: number }>(found: (C | undefined)[]): C | undefined =>
  found.filter((one) => one !== undefined).toSorted((one, other) => other.end - one.end)[0]
