import data from '../data/clock.json'
import type { Lexeme } from './lexemes'
import { numberAt } from './numbers'
import { isAttached, isMark, type Lexemes, readerAt } from './parser'
import { bookOf, listBooks } from './phrases'

type Half = keyof typeof data.half
/** As written: `at` in minutes on its dial. `isSure`: nothing else than a time; `is24`: on a dial of 24 hours. */
export type Time = { at: number; half: Half | undefined; is24: boolean; isSure: boolean; end: number }

const halfAt = bookOf(data.half)
const halfBeforeAt = bookOf<Exclude<Half, 'night'>>(data.halfBefore)
const namedAt = bookOf(data.named)
const hourMarkAt = bookOf(data.hourMark)
const plusAt = bookOf(data.plus)
const pastAt = bookOf(data.past)
const hourNameAt = bookOf(data.hourName)
export const timeWords = listBooks(data.words)

/** "Horas": of the day, or as long as that. */
export const mayBeLength = (lexemes: Lexemes, at: number): boolean => hourMarkAt(lexemes, at)?.value === 'maybe'

const LETTERS = new Map<string, Half>([
  ['a', 'am'],
  ['p', 'pm'],
])

/** A time of the day as it is written, with "at" before it or not. */
export function timeAt(lexemes: Lexemes, start: number): Time | undefined {
  const reader = readerAt(lexemes, start)
  const isSaid = reader.take(timeWords.at) !== undefined
  const named = reader.take(namedAt)
  if (named) return { at: Number(named.value), half: undefined, is24: true, isSure: true, end: named.end }
  const past = reader.take(pastAt)
  const before = reader.take(halfBeforeAt)
  const first = lexemes[reader.at]
  const hour = reader.take(hourAt)
  // "At once" is no time; "a las once" is.
  if (!hour || (hour.isWeak && isSaid && !timeWords.atSure(lexemes, start))) return undefined
  const minutes = minutesAt(lexemes, reader.at)
  const after = halfAfter(lexemes, minutes.end)
  const half = before?.value ?? after?.value
  const { amount } = hour
  const isPadded = first?.kind === 'digits' && /^0\d/.test(first.text)
  return {
    at: Math.round(amount * 60) + minutes.plus + Number(past?.value ?? 0),
    half: amount <= 12 ? half : undefined,
    is24: amount > 12 || amount === 0 || (isPadded && !half),
    isSure: minutes.isSure || half !== undefined || past !== undefined,
    end: after?.end ?? minutes.end,
  }
}

function hourAt(lexemes: Lexemes, at: number): { amount: number; isWeak: boolean; end: number } | undefined {
  const name = hourNameAt(lexemes, at)
  if (name) return { amount: Number(name.value), isWeak: false, end: name.end }
  const lexeme = lexemes[at]
  const isDigits = lexeme?.kind === 'digits'
  // "430pm"
  if (isDigits && /^(?:\d|1[0-2])[0-5]\d$/.test(lexeme.text) && halfAt(lexemes, at + 1))
    return { amount: Number(lexeme.text.slice(0, -2)) + Number(lexeme.text.slice(-2)) / 60, isWeak: false, end: at + 1 }
  const hour = isDigits ? { amount: Number(lexeme.text), isWeak: false, end: at + 1 } : numberAt(lexemes, at)
  const isHour = hour && hour.amount <= 24 && Number.isInteger(hour.amount) && !(isDigits && lexeme.text.length > 2)
  return isHour ? hour : undefined
}

const isMinutes = (lexeme: Lexeme | undefined): lexeme is Lexeme =>
  lexeme?.kind === 'digits' && /^[0-5]\d$/.test(lexeme.text) && lexeme.gap <= 1

/** ":30", ".30", " h 30", " Uhr", "点半", " y media". */
function minutesAt(lexemes: Lexemes, at: number): { plus: number; isSure: boolean; end: number } {
  const [mark, after] = lexemes.slice(at, at + 2)
  if (isAttached(mark) && /^[:.]$/.test(mark.text) && isMinutes(after) && isAttached(after)) {
    const unit = hourMarkAt(lexemes, at + 2)
    return { plus: Number(after.text), isSure: mark.text === ':' || unit !== undefined, end: unit?.end ?? at + 2 }
  }
  const unit = hourMarkAt(lexemes, at)
  const end = unit?.end ?? at
  const plus = plusAt(lexemes, end)
  const isSure = unit?.value !== 'maybe'
  if (plus) return { plus: Number(plus.value), isSure, end: plus.end }
  const digits = lexemes[end]
  if (unit && isMinutes(digits)) return { plus: Number(digits.text), isSure, end: end + 1 }
  return { plus: 0, isSure: unit?.value === 'sure', end }
}

function halfAfter(lexemes: Lexemes, at: number): { value: Half; end: number } | undefined {
  const lexeme = lexemes[at]
  const letter = LETTERS.get(lexeme?.text ?? '')
  if (letter && isAttached(lexeme) && !isMark(lexemes[at + 1], '.')) return { value: letter, end: at + 1 }
  return halfAt(lexemes, at)
}

/** All that a time may be, in minutes since midnight. */
export function possibleMinutes({ at, half, is24 }: Time): number[] {
  if (half === undefined) {
    if (is24 || at >= 780) return [at]
    return at >= 720 ? [at, at - 720] : [at, at + 720]
  }
  const onDial = at % 720
  if (half === 'am') return [onDial]
  return [half === 'night' && onDial < 300 ? onDial : onDial + 720]
}
