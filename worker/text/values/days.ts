import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import data from '../data/days.json'
import { andAt, leadAt, secondAt } from './bounds'
import { parseClock } from './clock'
import { isAttached, type Lexemes, type Parser, readerAt } from './parser'
import { bookOf, listBooks } from './phrases'
import { timeWords } from './times'

type Named = { days: WeekDay[]; end: number; isWeak: boolean }

const MAX_PARTS = 8
export const isWeekDay = (text: string): text is WeekDay => WEEK_DAYS.some((day) => day === text)
export const dayAt = bookOf<string>(data.name)
/** The end of a range without its "week" or "day": the "五" of "周一到五", the "6" of "thứ 2 - 6". */
const tailAt = bookOf<string>(data.tail)
const HAS_TAIL = /^(?:thứ|周|星|礼|週|禮)$/
const { article: articleAt, except: exceptAt, before: beforeAt } = listBooks(data.words)
const { closed: closedAt } = listBooks({ closed: data.closed })

/**
 * "closed", "no abrimos" → { kind: 'closed' }. Which days are closed is read in `../hours/readHours.ts`. "We closed at 4:30" tells when a
 * day ends.
 */
export const parseClosed: Parser = (input, at) => {
  const { lexemes } = input
  const found = closedAt(lexemes, at)
  const isEnd = found && timeWords.at(lexemes, found.end) && parseClock(input, found.end)
  return isEnd ? undefined : found && { start: at, end: found.end, content: { kind: 'closed' } }
}

/** "Mon, Wed and Fri" → Monday, Wednesday, Friday. Also ranges, and "every day except Sunday" → Monday to Saturday. */
export const parseDays: Parser = ({ lexemes }, at) => {
  const lead = leadAt(lexemes, at)
  const start = lead && namedAt(lexemes, lead.end) ? lead.end : at
  const reader = readerAt(lexemes, start)
  const first = reader.take(namedAt)
  if (!first) return undefined
  const all = new Set(first.days)
  const rangeEndAt = secondAt(HAS_TAIL.test(lexemes[start]?.written ?? '') ? tailedAt : namedAt)
  let from = alone(first)
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    const upper = from && rangeEndAt(lexemes, reader.at)
    const to = upper && alone(upper)
    const next = to ? upper : listedAt(lexemes, reader.at)
    if (!next) break
    reader.at = next.end
    for (const day of from && to ? daysBetween(from, to) : next.days) all.add(day)
    from = to ? undefined : alone(next)
  }
  const isSingle = reader.at === first.end
  const except = exceptAt(lexemes, reader.at)
  const left = except && namedAt(lexemes, except.end)
  for (const day of left?.days ?? []) all.delete(day)
  const end = left?.end ?? reader.at
  if (isSingle && first.isWeak && !isPlain(lexemes, start, end)) return undefined
  return { start, end, content: { kind: 'days', days: WEEK_DAYS.filter((day) => all.has(day)) } }
}

/** The day, if a name means a single one: "Monday", not "weekend". */
const alone = ({ days: [day, ...others] }: Named): WeekDay | undefined => (others.length === 0 ? day : undefined)

/** "Monday", "Wednesday" → Monday, Tuesday, Wednesday. "Saturday", "Monday" → Saturday, Sunday, Monday. */
function daysBetween(first: WeekDay, last: WeekDay): WeekDay[] {
  const from = WEEK_DAYS.indexOf(first)
  const length = (WEEK_DAYS.indexOf(last) - from + 7) % 7
  return [...WEEK_DAYS, ...WEEK_DAYS].slice(from, from + length + 1)
}

/** A day's name here: "Monday", "weekdays", "el lunes", "Mon." */
function namedAt(lexemes: Lexemes, at: number): Named | undefined {
  const found = dayAt(lexemes, at) ?? dayAt(lexemes, articleAt(lexemes, at)?.end ?? at)
  if (!found) return undefined
  const reader = readerAt(lexemes, found.end)
  if (found.isWeak && isAttached(lexemes[found.end])) reader.takeMark('.')
  return { days: found.value.split(' ').filter(isWeekDay), end: reader.at, isWeak: found.isWeak }
}

/** The same, or the end of a range without its "week". */
function tailedAt(lexemes: Lexemes, at: number): Named | undefined {
  const tail = tailAt(lexemes, at)
  return namedAt(lexemes, at) ?? (tail && { ...tail, days: [tail.value].filter(isWeekDay) })
}

/** A further day of a list: ", Wed", "and Fri". */
function listedAt(lexemes: Lexemes, at: number): Named | undefined {
  const sep = andAt(lexemes, at)
  const named = sep && namedAt(lexemes, sep.end)
  // "Daily and do", "Sunday, so": two letters are a day only where they are written as a name.
  const isName =
    named && (!named.isWeak || (lexemes[named.end - 1]?.text.length ?? 0) > 2 || lexemes[sep.end]?.isCapital)
  return isName ? named : undefined
}

/** A short name that is a word of its own, such as "sun" and "mar", is a day where a time follows or "on" stands before it. */
function isPlain(lexemes: Lexemes, start: number, end: number): boolean {
  const next = lexemes[end]
  const name = lexemes[start]
  if (name === undefined || (name.text.length <= 2 && !name.isCapital)) return false
  const isFirst = start === 0 || /^[\n|]$/.test(lexemes[start - 1]?.text ?? '')
  const isTold = isFirst || (name.text.length > 2 && beforeAt(lexemes, start - 1) !== undefined)
  if (next === undefined || /^[?!\n]$/.test(next.text)) return isTold
  if (next.kind === 'digits') return /^(?:\d{1,2}|(?:1[0-2]|[1-9])[0-5]\d)$/.test(next.text)
  return /^[:|]$/.test(next.text) || (start > 0 && isTold)
}
