import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import data from '../data/days.json'
import small from '../data/small.json'
import { andAt, leadAt, secondAt } from './bounds'
import { bookOf, listBooks } from './phrases'
import { isAttached, type Parser, readerAt, type Tokens } from './reading'

type Named = { days: WeekDay[]; end: number; isWeak: boolean }

const MAX_PARTS = 8
const isDay = (text: string): text is WeekDay => WEEK_DAYS.some((day) => day === text)
export const dayAt = bookOf<string>(data.name)
/** "周一到五", "thứ 2 - 6": after a dash the second day may go without its "week". */
const tailAt = bookOf<string>(data.tail)
const HAS_TAIL = /^(?:thứ|周|星|礼|週|禮)$/
const { article: articleAt, except: exceptAt, before: beforeAt } = listBooks(data.words)
const { closed: closedAt } = listBooks({ closed: small.closed })

export const closed: Parser = ({ tokens }, at) => {
  const found = closedAt(tokens, at)
  return found && { start: at, end: found.end, content: { kind: 'closed' } }
}

/** Days, lists and ranges of them: "Mon, Wed and Fri", "Monday to Friday", "every day except Sunday". */
export const days: Parser = ({ tokens }, at) => {
  const lead = leadAt(tokens, at)
  const start = lead && namedAt(tokens, lead.end) ? lead.end : at
  const reader = readerAt(tokens, start)
  const first = reader.take(namedAt)
  if (!first) return undefined
  const all = new Set(first.days)
  const rangeEndAt = secondAt(HAS_TAIL.test(tokens[start]?.written ?? '') ? tailedAt : namedAt)
  let from = alone(first)
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    const upper = from && rangeEndAt(tokens, reader.at)
    const to = upper && alone(upper)
    const next = to ? upper : listedAt(tokens, reader.at)
    if (!next) break
    reader.at = next.end
    for (const day of from && to ? daysBetween(from, to) : next.days) all.add(day)
    from = to ? undefined : alone(next)
  }
  const isSingle = reader.at === first.end
  const except = exceptAt(tokens, reader.at)
  const left = except && namedAt(tokens, except.end)
  for (const day of left?.days ?? []) all.delete(day)
  const end = left?.end ?? reader.at
  if (isSingle && first.isWeak && !isPlain(tokens, start, end)) return undefined
  return { start, end, content: { kind: 'days', days: WEEK_DAYS.filter((day) => all.has(day)) } }
}

const alone = ({ days: [day, ...others] }: Named): WeekDay | undefined => (others.length === 0 ? day : undefined)

/** From one day to another, past Sunday if need be. */
function daysBetween(first: WeekDay, last: WeekDay): WeekDay[] {
  const from = WEEK_DAYS.indexOf(first)
  const length = (WEEK_DAYS.indexOf(last) - from + 7) % 7
  return [...WEEK_DAYS, ...WEEK_DAYS].slice(from, from + length + 1)
}

function namedAt(tokens: Tokens, at: number): Named | undefined {
  const found = dayAt(tokens, at) ?? dayAt(tokens, articleAt(tokens, at)?.end ?? at)
  if (!found) return undefined
  const reader = readerAt(tokens, found.end)
  if (found.isWeak && isAttached(tokens[found.end])) reader.takeMark('.')
  return { days: found.value.split(' ').filter(isDay), end: reader.at, isWeak: found.isWeak }
}

function tailedAt(tokens: Tokens, at: number): Named | undefined {
  const tail = tailAt(tokens, at)
  return namedAt(tokens, at) ?? (tail && { ...tail, days: [tail.value].filter(isDay) })
}

function listedAt(tokens: Tokens, at: number): Named | undefined {
  const sep = andAt(tokens, at)
  const named = sep && namedAt(tokens, sep.end)
  // "Daily and do", "Sunday, so": two letters are a day only where they are written as a name.
  const isName = named && (!named.isWeak || (tokens[named.end - 1]?.text.length ?? 0) > 2 || tokens[sep.end]?.isCapital)
  return isName ? named : undefined
}

/** A short name that is a word of its own, such as "sun" and "mar", is a day where a time follows or "on" stands before it. */
function isPlain(tokens: Tokens, start: number, end: number): boolean {
  const next = tokens[end]
  const name = tokens[start]
  if (name === undefined || (name.text.length <= 2 && !name.isCapital)) return false
  const isFirst = start === 0 || /^[\n|]$/.test(tokens[start - 1]?.text ?? '')
  const isTold = isFirst || (name.text.length > 2 && beforeAt(tokens, start - 1) !== undefined)
  if (next === undefined || /^[?!\n]$/.test(next.text)) return isTold
  if (next.kind === 'digits') return next.text.length <= 2
  return /^[:|]$/.test(next.text) || (start > 0 && isTold)
}
