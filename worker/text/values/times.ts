import data from '../data/clock.json'
import { numberAt } from './numbers'
import { isAttached, isMark } from './parser'
import { listBook, phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

type Half = 'am' | 'pm' | 'night' | 'noon'
/** As written: `at` in minutes on its dial. `isSure`: nothing else than a time; `is24`: on a dial of 24 hours. */
export type Time = { at: number; half?: Half; is24: boolean; isSure: boolean; end: number }

const { openWords, notTimes, germanAm, at: atWords, atSure, until, allDay, ...meanings } = data
const bookFor = (beginning: string) =>
  phraseBook(
    phrasesOf<string>(meanings).flatMap(([phrase, meaning]) =>
      meaning.startsWith(beginning) ? [[phrase, meaning.slice(beginning.length)] as const] : [],
    ),
  )
const halfAt = phraseBook(
  (['am', 'pm', 'night', 'noon'] as const).flatMap((half) =>
    Object.values(data[half]).flatMap((phrases) => phrases.map((phrase): [string, Half] => [phrase, half])),
  ),
)
const halfBeforeAt = bookFor('before:')
const namedAt = bookFor('named:')
const hourMarkAt = bookFor('hour:')
const plusAt = bookFor('plus:')
const pastAt = bookFor('past:')
const hourNameAt = bookFor('hourName:')
const germanAmAt = listBook(germanAm)
export const openWordAt = listBook(openWords)
export const notTimeAt = listBook(notTimes)
export const clockWordAt = listBook(atWords)
export const sureWordAt = listBook(atSure)
export const untilAt = listBook(until)
export const allDayAt = listBook(allDay)

const isHalf = (text: string): text is Half => text === 'am' || text === 'pm' || text === 'noon' || text === 'night'
const LETTERS: Record<string, Half> = { a: 'am', p: 'pm' }

/** A time of the day as it is written, with "at" before it or not. */
export function timeAt(tokens: readonly Token[], start: number): Time | undefined {
  const at = clockWordAt(tokens, start)?.end ?? start
  const named = namedAt(tokens, at)
  if (named) return { at: Number(named.value), is24: true, isSure: true, end: named.end }
  const past = pastAt(tokens, at)
  const before = halfBeforeAt(tokens, past?.end ?? at)
  const from = before?.end ?? past?.end ?? at
  const name = hourNameAt(tokens, from)
  const number = name ? undefined : numberAt(tokens, from)
  const digits = tokens[from]
  // "At once" is no time; "a las once" is.
  if (number?.isWeak && at > start && !sureWordAt(tokens, start)) return undefined
  const hour = name ? Number(name.value) : digits?.kind === 'digits' ? Number(digits.text) : (number?.amount ?? 99)
  if (hour > 24 || !Number.isInteger(hour) || (digits?.kind === 'digits' && digits.text.length > 2)) return undefined
  const hourEnd = name?.end ?? (digits?.kind === 'digits' ? from + 1 : (number?.end ?? from + 1))
  const minutes = minutesAt(tokens, hourEnd)
  const half = halfAfter(tokens, minutes.end)
  const told = before && isHalf(before.value) ? before.value : half?.value
  if (told && hour > 12 && told !== 'pm' && told !== 'night') return undefined
  const isPadded = digits?.kind === 'digits' && digits.text.length === 2 && digits.text.startsWith('0')
  return {
    at: hour * 60 + minutes.plus + (past ? Number(past.value) : 0),
    ...(told && hour <= 12 && { half: told }),
    is24: hour > 12 || hour === 0 || (isPadded && !told),
    isSure: minutes.isSure || told !== undefined || past !== undefined,
    end: half?.end ?? minutes.end,
  }
}

/** ":30", ".30", " h 30", " Uhr", "点半", " y media". */
function minutesAt(tokens: readonly Token[], at: number): { plus: number; isSure: boolean; end: number } {
  const mark = tokens[at]
  const after = tokens[at + 1]
  const isTime = (token: Token | undefined) =>
    token?.kind === 'digits' && token.text.length === 2 && Number(token.text) < 60
  if (isAttached(mark) && (mark.text === ':' || mark.text === '.') && isAttached(after) && isTime(after)) {
    const unit = hourMarkAt(tokens, at + 2)
    return { plus: Number(after.text), isSure: mark.text === ':' || unit !== undefined, end: unit?.end ?? at + 2 }
  }
  const unit = hourMarkAt(tokens, at)
  const end = unit?.end ?? at
  const plus = plusAt(tokens, end)
  if (plus) return { plus: Number(plus.value), isSure: true, end: plus.end }
  const digits = tokens[end]
  if (unit && isTime(digits) && (digits?.gap ?? 9) <= 1)
    return { plus: Number(digits?.text), isSure: true, end: end + 1 }
  return { plus: 0, isSure: unit?.value === 'sure', end }
}

function halfAfter(tokens: readonly Token[], at: number): { value: Half; end: number } | undefined {
  const letter = LETTERS[tokens[at]?.text ?? '']
  if (letter && isAttached(tokens[at]) && !isMark(tokens[at + 1], '.')) return { value: letter, end: at + 1 }
  return germanAmAt(tokens, at) &&
    (tokens[at]?.gap ?? 0) > 0 &&
    halfAt(tokens, at)?.value === 'am' &&
    halfAt(tokens, at)?.end === at + 1
    ? undefined
    : halfAt(tokens, at)
}

/** All that a time may be, in minutes since midnight. */
export function minutesOf({ at, half, is24 }: Time): number[] {
  if (half === undefined) {
    if (is24 || at >= 780) return [at]
    return at >= 720 ? [at, at - 720] : [at, at + 720]
  }
  const onDial = at % 720
  if (half === 'am') return [onDial]
  if (half === 'noon') return [at >= 600 && at < 720 ? at : onDial + 720]
  return [half === 'night' && onDial < 300 ? onDial : onDial + 720]
}
