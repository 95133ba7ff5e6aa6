import type { Source } from '../../../contract/chat'
import { capitalized } from '../language/capitalized'
import { type Placed, placedAt } from './sightings'
import { clock, isSpan, spanOf, TIME_PATTERN, type TimeSpan } from './timeSpan'
import { DAY_PATTERN, type Day, daysOf } from './weekDays'

/**
 * What is said of a day: "8 am – 5 pm", "closed", "by appointment". `note` narrows it: "first Saturday only"; `isDisputed`
 * where the same text says two things of it.
 */
export type DayHours = { open: boolean; text: string; spans: TimeSpan[]; note?: string; isDisputed?: boolean }
export type Hours = Partial<Record<Day, DayHours>>

type Piece = { kind: string; text: string; at: number; end: number }

const PIECES = new RegExp(
  [
    String.raw`(?<range>\b(?:${DAY_PATTERN})\b\.?\s*(?:-|to|through|thru|until)\s*(?:${DAY_PATTERN})\b\.?)`,
    String.raw`(?<day>\b(?:${DAY_PATTERN})\b\.?)`,
    String.raw`(?<set>\b(?:weekdays|weekends?|every ?day|daily|(?:seven|7) days(?: a week)?)\b)`,
    String.raw`(?<span>(?:from\s+)?\b${TIME_PATTERN}\s*(?:-|to|until|till|til)\s*${TIME_PATTERN})`,
    String.raw`(?<end>\b(?:until|till?|from) ${TIME_PATTERN})`,
    String.raw`(?<always>\b24 ?hours\b|\b24/7\b|\bround the clock\b)`,
    String.raw`(?<closed>\bclosed\b)`,
    String.raw`(?<appointment>\bby appointment(?: only)?\b|\b(?:emergency|emergencies)(?: calls| service)? only\b|\bon[- ]call(?: only)?\b)`,
  ].join('|'),
  'gi',
)
const ORDINAL = `(?:1st|2nd|3rd|4th|first|second|third|fourth|last)`
const NOTE = new RegExp(
  String.raw`\b((?:the )?(?:${ORDINAL}(?:(?:,| and)? ${ORDINAL})?|every other|alternate|alternating|select|some))\s*$`,
  'i',
)
/** Farther apart than this, a day and a time don't speak of each other. */
const REACH = 40

const piecesOf = (line: string): Piece[] =>
  [...line.matchAll(PIECES)].flatMap((match) => {
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? 'day'
    if (kind === 'span' && !isSpan(match[0])) return []
    return [{ kind, text: match[0], at: match.index, end: match.index + match[0].length }]
  })

const said = ({ kind, text }: Piece): DayHours => {
  if (kind === 'closed') return { open: false, text: 'closed', spans: [] }
  if (kind === 'appointment') return { open: true, text: text.toLowerCase(), spans: [] }
  if (kind === 'end') return { open: true, text: text.toLowerCase().replace(/\.$/, ''), spans: [] }
  if (kind === 'always') return { open: true, text: 'open 24 hours', spans: [{ from: 0, to: 1440 }] }
  const span = spanOf(text)
  return { open: true, text: `${clock(span.from)} – ${clock(span.to)}`, spans: [span] }
}

const namesDays = (piece: Piece | undefined): boolean =>
  piece !== undefined && ['range', 'day', 'set'].includes(piece.kind)

/** "Monday, AM: 8-12, PM: 4-6": a line that names its days first gives all their times; a pause among them closes nothing. */
const dayInOne = (line: string): string => {
  const [days, ...times] = piecesOf(line)
  if (!namesDays(days) || days === undefined || times.some(namesDays) || /\p{L}{3}/u.test(line.slice(0, days.at)))
    return line
  const spans = times.filter(({ kind }) => kind === 'span')
  return times.length < 2 ||
    spans.length === 0 ||
    spans.length + times.filter(({ kind }) => kind === 'closed').length < times.length
    ? line
    : `${days.text} ${spans.map(({ text }) => text).join(' and ')}`
}

/** A day in two parts: "9-12 and 1-5", "Lunch 11:30 - 3:30, Dinner 4:30 - 9". */
const BETWEEN_PARTS =
  /^[\s,/|;]*(?:and|then|again)?\s*(?:breakfast|brunch|lunch|dinner|mornings?|afternoons?|evenings?)?[\s:-]*$/i

/** The week as `text` gives it, days first ("Mon 9-5") or times first ("9-5 Mon"); days that it doesn't name stay out. */
export const hoursOf = (text: string): Hours => {
  const line = text
    .replace(/[‐-―−]/g, '-')
    .replace(/&/g, ' and ')
    .split('\n')
    .map(dayInOne)
    .join('\n')
  const pieces = piecesOf(line)
  const hours: Hours = {}
  let pending: Piece[] = []
  /** A time that came before its days, and whether it has met one. */
  let ahead: { piece: Piece; met: boolean } | undefined

  const between = (a: Piece | undefined, b: Piece | undefined) => line.slice(a?.end ?? 0, b?.at ?? line.length)
  const near = (a: Piece | undefined, b: Piece | undefined) =>
    a !== undefined && b !== undefined && b.at - a.end <= REACH && !/[.!?]\s+\p{Lu}[\s\S]{12}/u.test(between(a, b))
  const assign = (days: Piece[], piece: Piece) => {
    for (const one of days) {
      const note = NOTE.exec(line.slice(Math.max(0, one.at - 30), one.at))?.[1]?.replace(/^the /i, '')
      for (const day of daysOf(one.text)) {
        const known = hours[day]
        if (known === undefined)
          hours[day] = { ...said(piece), ...(note === undefined ? {} : { note: `${note} ${capitalized(day)} only` }) }
        else if (known.note?.endsWith(' only') && note === undefined)
          hours[day] = { ...said(piece), note: known.note.replace(/ only$/, ` ${known.text}`) }
        else if (note !== undefined) hours[day] = { ...known, note: `${note} ${capitalized(day)} ${said(piece).text}` }
        else if (known.text !== said(piece).text) hours[day] = { ...known, isDisputed: true }
      }
    }
  }
  const extend = (piece: Piece) => {
    for (const day of pending.flatMap((one) => daysOf(one.text))) {
      const known = hours[day]
      if (known === undefined || known.spans.length === 0) continue
      const { text, spans } = said(piece)
      hours[day] = { ...known, text: `${known.text} and ${text}`, spans: [...known.spans, ...spans] }
    }
  }

  pieces.forEach((piece, at) => {
    const previous = pieces[at - 1]
    const next = pieces[at + 1]
    if (namesDays(piece)) {
      const ownTime =
        next !== undefined && !namesDays(next) && near(piece, next) && !/[,;\n]/.test(between(piece, next))
      if (ahead !== undefined && near(ahead.met ? previous : ahead.piece, piece) && !(ahead.met && ownTime)) {
        assign([piece], ahead.piece)
        ahead.met = true
        return
      }
      if (!namesDays(previous) || !near(previous, piece)) pending = []
      ahead = undefined
      pending.push(piece)
      return
    }
    const followed = namesDays(next) && near(piece, next) && !between(piece, next).includes('\n')
    const closesNext = piece.kind === 'closed' && followed && /[,;.]/.test(between(previous, piece))
    if (namesDays(previous) && near(previous, piece) && !closesNext && (ahead === undefined || !followed))
      assign(pending, piece)
    else if (
      piece.kind === 'span' &&
      previous?.kind === 'span' &&
      ahead === undefined &&
      BETWEEN_PARTS.test(between(previous, piece))
    )
      extend(piece)
    else ahead = { piece, met: false }
  })
  return hours
}

/** Days, and what narrows them: "first Saturday only". */
const fullness = (hours: Hours | undefined): number =>
  Object.values(hours ?? {}).reduce(
    (sum, { note, open, spans, text }) =>
      sum + (note !== undefined ? 1.5 : open && spans.length === 0 && /^from/.test(text) ? 0.5 : 1),
    0,
  )

/** The whole text, after each run of lines that speak of days and times alone: a table of hours overrules a class on Saturdays. */
export const hourBlocks = (content: string): string[] => {
  const blocks: string[][] = [[]]
  for (const line of content.split('\n')) {
    if (piecesOf(line.replace(/[‐-―−]/g, '-')).length > 0) blocks.at(-1)?.push(line)
    else if (blocks.at(-1)?.length !== 0) blocks.push([])
  }
  const tables = blocks.map((lines) => lines.join('\n')).filter((text) => Object.keys(hoursOf(text)).length >= TABLE)
  return tables.length > 0 ? tables : [content]
}
const TABLE = 5

/** A week with where it stands, and the text itself where that is short enough to be quoted. */
export type SourcedHours = {
  week: Hours
  source: Source
  text: string
  /** Where it stands: a branch, a department. */
  placed: Placed
}

/** The week that a text gives, if it gives any day. */
export const weekFrom = (text: string, source: Source, placed = () => placedAt([], '')): SourcedHours[] => {
  const week = hoursOf(text)
  return Object.keys(week).length === 0 ? [] : [{ week, source, text, placed: placed() }]
}

/** The fullest week among several; a shorter list (a hotline, a crew) doesn't overrule it. */
export const fullest = (weeks: SourcedHours[]): SourcedHours | undefined =>
  weeks.reduce<SourcedHours | undefined>(
    (best, one) => (fullness(one.week) > fullness(best?.week) ? one : best),
    undefined,
  )
