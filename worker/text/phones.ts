import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { fold } from './fold'

/** `e164` where the number can be called from anywhere; "555-0199" only looks like one. */
export type Phone = { start: number; end: number; e164: string | undefined }

const FEWEST_DIGITS = 7
const BEGUN_DIGITS = 6
const MOST_DIGITS = 15
/** So many numbers of a text are looked up in the numbering plans; the rest of it is left. */
const MOST_LOOKUPS = 2000
/** Nobody types so many in a message. */
const MOST_TYPED_LOOKUPS = 300
const START = String.raw`(?:\+ ?)?\(?\p{Nd}+`
/** On a page a number stands in one line; people type whatever they find between its parts. */
const RUN = new RegExp(String.raw`${START}(?:[ \t\u00a0().\-‐-―/]{1,3}\p{Nd}+)*`, 'gu')
const TYPED_RUN = new RegExp(String.raw`${START}(?:[\s().,\-‐-―/*_•~]{1,5}\p{Nd}+)*`, 'gu')
const GROUP = new RegExp(START, 'gu')
/** The middle of an amount, a name or another number. */
const WITHIN = /[#.,\/[\p{L}--\p{Script=Han}]]$|(?:\p{Sc}|usd|eur|gbp|pln)\s?$/iv
const MONEY = /\p{Sc}\s?$/u
const GOES_ON = /^\s?(?:\p{Sc}|usd|eur|gbp|zł|zl|pln)|^(?!x\d)[\p{L}--\p{Script=Han}]/iv
/** 24.12.2026, 2026-12-24, 04101-1234, 2010-2020 */
const NO_PHONE =
  /^(?:\d\d?[-./]\d\d?[-./]\d{4}|\d{4}[-./]\d\d?[-./]\d\d?|\d{5}-\d{4}|(?:19|20)\d\d\D+(?:19|20)\d\d)(?!\d)/
/** Only a country's or a trunk's code is one digit long. */
const LONE_DIGIT = /^[^+].*\D\d(?:\D|$)/
/** "1-1-1-1", "12/12/12/12", "1111111111" and "12/11/24/10": what may not be somebody's number, however many digits it has. */
const NO_NUMBER = /^(\d{1,3})(?:[^\d\s]+\1){2,}$/
const UNLIKELY = /^\D*(\d)(?:\D*\1){6,}$|^\d\d?(?:[/.-]\d\d?){3,}$/
/** In groups as phone numbers are written: not an amount nor sizes. */
const SHAPES = [
  /^(?:1[-. ])?(?:\(?\d{3}\)?[-. ]*)?\d{3}[-. ]\d{4}$/,
  /^\(?0\d{1,4}\)?(?:[-. /]+\d{2,})+$/,
  /^0\d{8,10}$/,
  /^\d{2,3} \d{3,5}[ -]\d\d(?: ?\d\d)$/,
]

/**
 * Groups of digits that are a phone number of the country or have a country's code, or that look like a number; the longest beginning of
 * each run that is one: "609-555-0122 24 hours". `isTyped`: somebody gives their number, so all that may be one is.
 */
export function phonesIn(text: string, country: string, isTyped = false): Phone[] {
  const read = readerOf(isSupportedCountry(country) ? country : undefined, isTyped)
  const within = isTyped ? MONEY : WITHIN
  return [...text.matchAll(isTyped ? TYPED_RUN : RUN)].flatMap(({ 0: run, index }) => {
    if (run.length < FEWEST_DIGITS) return []
    const phones: Phone[] = []
    let maybe: Phone | undefined
    const groups = [...run.matchAll(GROUP)].map(({ 0: group, index: at }) => ({ from: at, to: at + group.length }))
    for (let at = 0; at < groups.length; at++) {
      const start = index + (groups[at]?.from ?? 0)
      if (within.test(text.slice(Math.max(0, start - 4), start))) continue
      const ends = groups.slice(at, at + MOST_DIGITS).map(({ to }) => index + to)
      const whole = ends.filter((end) => !GOES_ON.test(text.slice(end, end + 4)))
      const found = read(whole.toReversed().map((end) => text.slice(start, end)))
      if (!found) continue
      const phone = { start, end: start + found.length, e164: found.e164 }
      if (!found.isSure) {
        maybe ??= phone
        continue
      }
      phones.push(phone)
      at = groups.findIndex(({ to }) => index + to === start + found.length)
    }
    // Of what is typed even a run that lacks a digit is somebody's number.
    const isUnclear = isTyped && phones.length === 0
    return isUnclear ? [maybe ?? { start: index, end: index + run.length, e164: undefined }] : phones
  })
}

type Read = { length: number; e164: string | undefined; isSure: boolean }

/** Of what may be one number, the longest first, what a plan or a shape knows, else what can be called. */
function readerOf(region: CountryCode | undefined, isTyped: boolean) {
  const most = isTyped ? MOST_TYPED_LOOKUPS : MOST_LOOKUPS
  let lookups = 0
  return (all: string[]): Read | undefined => {
    let maybe: Read | undefined
    for (const raw of all) {
      const written = fold(raw)
      const number = written.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+')
      const { length } = number.replace('+', '')
      if (length < FEWEST_DIGITS || length > MOST_DIGITS || NO_PHONE.test(written)) continue
      if (NO_NUMBER.test(written)) continue
      if (!isTyped && LONE_DIGIT.test(written)) continue
      if (++lookups > most) return undefined
      const parsed = parsePhoneNumberFromString(number, { ...(region && { defaultCountry: region }), extract: false })
      const isValid = parsed?.isValid() === true
      const isCalled =
        isValid || number.startsWith('+') || (isTyped && parsed?.isPossible() === true && !UNLIKELY.test(written))
      const isSure = isValid || (!isTyped && (number.startsWith('+') || SHAPES.some((shape) => shape.test(written))))
      const found = { length: raw.length, e164: isCalled ? parsed?.number : undefined, isSure }
      if (isSure) return found
      if (found.e164) maybe ??= found
    }
    return maybe
  }
}

/** What may be the beginning of a number: a digit or more is missing. */
export const lacksDigits = (raw: string, country: string): boolean =>
  isSupportedCountry(country) &&
  raw.replace(/\D/g, '').length >= BEGUN_DIGITS &&
  !NO_PHONE.test(raw) &&
  validatePhoneNumberLength(raw, country) === 'TOO_SHORT'

/** As it is dialed within the country, or with its own country's code elsewhere. */
export function nationalNumber(e164: string, country: string): string {
  const parsed = parsePhoneNumberFromString(e164)
  if (!parsed) return e164
  return parsed.country === country ? parsed.formatNational() : parsed.formatInternational()
}
