import dayWords from '../data/dayWords.json'
import data from '../data/months.json'
import type { ValueContent } from '../value'
import { isAttached, isMark, type Parser } from './parser'
import { bookOf, listBook, type Phrase } from './phrases'
import type { Token } from './tokens'

type Day = { day: number; end: number }

const monthAt = bookOf(data)
const beforeMonthAt = listBook(dayWords.beforeMonth)
const ORDINAL = /^(?:st|nd|rd|th|er|º|o|e)$/
const OF = /^(?:de|of|del)$/
/** Where the month is written before the day. */
const MONTH_FIRST = /^(?:US|PH|PR)$/

export const date: Parser = (context, at) => {
  const { tokens, locale } = context
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'digits')
    return inDigits(tokens, at, locale.country) ?? chinese(tokens, at) ?? dayFirst(tokens, at)
  return vietnamese(tokens, at) ?? monthFirst(tokens, at)
}

const read = (start: number, end: number, month: number, day?: number, year?: number) => {
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > 31))) return undefined
  const content: ValueContent = {
    kind: 'date',
    month,
    ...(day !== undefined && { day }),
    ...(year !== undefined && { year }),
  }
  return { start, end, content }
}

function dayAt(tokens: readonly Token[], at: number): Day | undefined {
  const token = tokens[at]
  if (token?.kind !== 'digits' || token.text.length > 2) return undefined
  const day = Number(token.text)
  if (day < 1 || day > 31) return undefined
  const next = tokens[at + 1]
  if (isAttached(next) && (ORDINAL.test(next.text) || next.text === 'ª')) return { day, end: at + 2 }
  return { day, end: at + 1 }
}

function yearAt(tokens: readonly Token[], at: number): { year: number; end: number } | undefined {
  const start = isMark(tokens[at], ',') || OF.test(tokens[at]?.text ?? '') ? at + 1 : at
  const text = tokens[start]?.text ?? ''
  return /^(?:19|20)\d\d$/.test(text) ? { year: Number(text), end: start + 1 } : undefined
}

/** 2026-12-24, 24.12.2026, 24.12., 12/24/2026 */
function inDigits(tokens: readonly Token[], at: number, country: string) {
  const [one, mark, two, again, three] = tokens.slice(at, at + 5)
  if (!isAttached(mark) || !/^[-./]$/.test(mark.text) || two?.kind !== 'digits' || !isAttached(two) || !one)
    return undefined
  const hasThree = isAttached(again) && again.text === mark.text && isAttached(three) && three.kind === 'digits'
  const [a, b, c] = [Number(one.text), Number(two.text), Number(three?.text)]
  if (hasThree && one.text.length === 4 && a > 1900 && a < 2100) return read(at, at + 5, b, c, a)
  if (one.text.length > 2 || two.text.length > 2) return undefined
  if (hasThree && (three.text.length === 4 || (three.text.length === 2 && mark.text === '/'))) {
    const year = c < 100 ? 2000 + c : c
    const isMonthFirst = mark.text === '/' && MONTH_FIRST.test(country) ? a <= 12 : b > 12
    return year > 1900 && year < 2100 ? read(at, at + 5, isMonthFirst ? a : b, isMonthFirst ? b : a, year) : undefined
  }
  if (mark.text === '.' && isMark(again, '.') && isAttached(again) && !hasThree) return read(at, at + 4, b, a)
  if (mark.text === '/' && !hasThree && !isMark(again, '/') && a > 12 !== b > 12)
    return a === 24 && b === 7 ? undefined : read(at, at + 3, Math.min(a, b), Math.max(a, b))
  return undefined
}

/** 2026年12月24日, 12月24日, 12月 */
function chinese(tokens: readonly Token[], at: number) {
  const hasYear = tokens[at]?.text.length === 4 && tokens[at + 1]?.text === '年'
  const start = hasYear ? at + 2 : at
  const [month, sign, day, end] = tokens.slice(start, start + 4)
  if (month?.kind !== 'digits' || sign?.text !== '月' || sign.gap > 0) return undefined
  const hasDay = day?.kind === 'digits' && /^[日号號]$/.test(end?.text ?? '')
  const year = hasYear ? Number(tokens[at]?.text) : undefined
  return read(at, start + (hasDay ? 4 : 2), Number(month.text), hasDay ? Number(day.text) : undefined, year)
}

/** 24 de diciembre de 2026, 24. Dezember, 1er mai */
function dayFirst(tokens: readonly Token[], at: number) {
  const day = dayAt(tokens, at)
  if (!day) return undefined
  let end = day.end
  if (isMark(tokens[end], '.') && isAttached(tokens[end])) end++
  if (isMark(tokens[end], '/') || isMark(tokens[end], '-')) end++
  if (OF.test(tokens[end]?.text ?? '')) end++
  const month = monthAt(tokens, end)
  if (!month) return undefined
  const year = yearAt(tokens, month.end)
  return read(at, year?.end ?? month.end, Number(month.value), day.day, year?.year)
}

/** December 24th, 2026; December */
function monthFirst(tokens: readonly Token[], at: number) {
  const month: Phrase<string> | undefined = monthAt(tokens, at)
  if (!month) return undefined
  const day = dayAt(tokens, month.end)
  const isTime = day && isMark(tokens[day.end], ':') && tokens[day.end]?.gap === 0
  if (day && !isTime) {
    const year = yearAt(tokens, day.end)
    return read(at, year?.end ?? day.end, Number(month.value), day.day, year?.year)
  }
  const year = yearAt(tokens, month.end)
  const isName = tokens[at]?.isCapital === true && beforeMonthAt(tokens, at - 1) !== undefined
  if (month.isWeak && !year && !isName) return undefined
  return read(at, year?.end ?? month.end, Number(month.value), undefined, year?.year)
}

/** ngày 24 tháng 12 (năm 2026) */
function vietnamese(tokens: readonly Token[], at: number) {
  const hasDay = tokens[at]?.text === 'ngay'
  const day = hasDay ? dayAt(tokens, at + 1) : undefined
  const start = day?.end ?? at
  const month = tokens[start + 1]
  if (tokens[start]?.text !== 'thang' || month?.kind !== 'digits' || (hasDay && !day)) return undefined
  const isYear = tokens[start + 2]?.text === 'nam'
  const year = isYear ? yearAt(tokens, start + 3) : undefined
  return read(at, year?.end ?? start + 2, Number(month.text), day?.day, year?.year)
}
