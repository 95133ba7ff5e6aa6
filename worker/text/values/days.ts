import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import data from '../data/days.json'
import dayWords from '../data/dayWords.json'
import { andAt, leadAt, rangeAt } from './bounds'
import { isMark, type Parser } from './parser'
import { bookOf, listBook, type PhraseBook, phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

type Named = { days: WeekDay[]; end: number; isWeak: boolean }

const MAX_PARTS = 8
const isDay = (text: string): text is WeekDay => WEEK_DAYS.some((day) => day === text)
const nameAt = phraseBook(
  phrasesOf<string>(data).map(([phrase, days]) => [phrase, days.split(' ').filter(isDay)] as const),
)
/** "周一到五", "thứ 2 - 6": after a dash the second day may go without its "week". */
const tailAt: PhraseBook<WeekDay> = bookOf(dayWords.tail)
const articleAt = listBook(dayWords.article)
const exceptAt = listBook(dayWords.except)
const beforeAt = listBook(dayWords.before)
const HAS_TAIL = /^(?:thứ|周|星|礼|週|禮)$/

function namedAt(tokens: readonly Token[], at: number): Named | undefined {
  const start = articleAt(tokens, at)?.end ?? at
  const found = nameAt(tokens, at) ?? nameAt(tokens, start)
  if (!found) return undefined
  const end = isMark(tokens[found.end], '.') && tokens[found.end]?.gap === 0 && found.isWeak ? found.end + 1 : found.end
  return { days: found.value, end, isWeak: found.isWeak }
}

/** From one day to another, past Sunday if need be. */
export function daysBetween(first: WeekDay, last: WeekDay): WeekDay[] {
  const from = WEEK_DAYS.indexOf(first)
  const length = (WEEK_DAYS.indexOf(last) - from + 7) % 7
  return Array.from({ length: length + 1 }, (_, day) => WEEK_DAYS[(from + day) % 7] ?? first)
}

/** Days, lists and ranges of them: "Mon, Wed and Fri", "Monday to Friday", "every day except Sunday". */
export const days: Parser = ({ tokens }, at) => {
  const lead = leadAt(tokens, at)
  const start = lead && namedAt(tokens, lead.end) ? lead.end : at
  const first = namedAt(tokens, start)
  if (!first) return undefined
  const all = new Set<WeekDay>()
  let named: Named = first
  let end = first.end
  let parts = 0
  for (const day of first.days) all.add(day)
  while (parts < MAX_PARTS) {
    const to = rangeTo(tokens, named, start)
    const from = named.days[0]
    const last = to?.days[0]
    const isRange = to && from && last && named.days.length === 1 && to.days.length === 1
    const next: Named | undefined = isRange ? { ...to, days: daysBetween(from, last) } : listed(tokens, end)
    if (!next) break
    for (const day of next.days) all.add(day)
    named = { ...next, days: isRange ? [] : next.days }
    end = next.end
    parts++
  }
  const except = exceptAt(tokens, end)
  const left = except && all.size > 2 ? namedAt(tokens, except.end) : undefined
  if (left) {
    for (const day of left.days) all.delete(day)
    end = left.end
  }
  if (parts === 0 && first.isWeak && !isPlain(tokens, start, end)) return undefined
  return { start, end, content: { kind: 'days', days: WEEK_DAYS.filter((day) => all.has(day)) } }
}

function rangeTo(tokens: readonly Token[], from: Named, start: number): Named | undefined {
  const sep = rangeAt(tokens, from.end)
  if (!sep) return undefined
  const tail = HAS_TAIL.test(tokens[start]?.written ?? '') ? tailAt(tokens, sep.end) : undefined
  return namedAt(tokens, sep.end) ?? (tail && { days: [tail.value], end: tail.end, isWeak: false })
}

function listed(tokens: readonly Token[], at: number): Named | undefined {
  const sep = andAt(tokens, at)
  const named = sep && namedAt(tokens, sep.end)
  // "Daily and do", "Sunday, so": two letters are a day only where they are written as a name.
  const isName = named && (!named.isWeak || (tokens[named.end - 1]?.text.length ?? 0) > 2 || tokens[sep.end]?.isCapital)
  return isName ? named : undefined
}

/** A short name that is a word of its own, such as "sun" and "mar", is a day where a time follows or "on" stands before it. */
function isPlain(tokens: readonly Token[], start: number, end: number): boolean {
  const next = tokens[end]
  const name = tokens[start]
  if (name === undefined || (name.text.length <= 2 && !name.isCapital)) return false
  const isFirst = start === 0 || /^[\n|]$/.test(tokens[start - 1]?.text ?? '')
  const isTold = isFirst || (name.text.length > 2 && beforeAt(tokens, start - 1) !== undefined)
  if (next === undefined || /^[?!\n]$/.test(next.text)) return isTold
  if (next.kind === 'digits') return next.text.length <= 2
  return /^[:|]$/.test(next.text) || (start > 0 && isTold)
}
