import { capital } from '../../../../contract/capital'
import { editDistance } from '../../../text/editDistance'
import { phonesIn } from '../../../text/phones'
import { tokensOf } from '../../../text/terms'
import { conceptsIn } from '../classifier/features'
import { listFinder, type Part } from './lists'
import { isOrdinary } from './names'
import { type Spelled, withLetter } from './spelled'

/** What may be the end of a phone number, and no price, time or size. */
const ENDING = /(?<![\p{Sc}+]\s?)(?<![\p{L}\d.,:/-])\d{3,9}(?!\s?(?:[\p{Sc}%]|[.,:/-]\d)|\p{L}|\d)/gu
/** A slip of the fingers: one digit or letter wrong, or two swapped. */
const SLIP = 1
/** Who spells their name had it taken down wrong by as much. */
const SLIP_SPELLED = 2
const SHORTEST_ALIKE = 4
const SHORTEST_NAME = 3

const findCue = listFinder('correction', 'betterPhone', 'wrong')
const DENIALS: ReadonlySet<string> = new Set(['no', 'not'])

export const isSlipOf = (typed: string, meant: string): boolean => editDistance(typed, meant, SLIP) <= SLIP

/** "Oops", "perdón", "no wait", "not 0133": what was said before is taken back. */
export function saysCorrection(text: string): boolean {
  const tokens = tokensOf(text)
  return findCue(tokens).length > 0 || conceptsIn(tokens).some(({ list }) => DENIALS.has(list))
}

/**
 * The end of a phone number, typed anew: "oops 0184" after 218 555 0148. It is taken for one where it differs from the known end as a slip
 * does, and nothing else is said or something is taken back: "no, 1200" is no number of theirs.
 */
export function correctedPhone(text: string, known: string, isAllSaid: boolean): Part | undefined {
  const typed = [...text.matchAll(ENDING)].filter(([digits]) => !known.endsWith(digits))
  const isSlip = (digits: string) => digits.length >= SHORTEST_ALIKE && isSlipOf(digits, known.slice(-digits.length))
  const isMeant = isAllSaid || saysCorrection(text)
  const ending = isMeant ? typed.find(([digits]) => isSlip(digits)) : undefined
  if (!ending) return undefined
  const [digits] = ending
  return { start: ending.index, end: ending.index + digits.length, value: known.slice(0, -digits.length) + digits }
}

/** The rest of a number that lacked digits: "0118" after "412 555". */
export function completedPhone(text: string, begun: string, country: string): Part | undefined {
  for (const { 0: digits, index } of text.matchAll(ENDING)) {
    const [phone] = phonesIn(`${begun} ${digits}`, country, true)
    if (phone?.e164) return { start: index, end: index + digits.length, value: phone.e164 }
  }
  return undefined
}

/**
 * A name spelled anew: "sorry, jena" after Jenna; "not a furnace, hot water" is none of Walter's. What somebody spells letter by letter
 * may differ by more, and "with a K" alone names what was wrong.
 */
export function correctedName({ line: text, words: spelled, letters }: Spelled, known: string): Part | undefined {
  if (!saysCorrection(text) && spelled.length + letters.length === 0) return undefined
  const words = tokensOf(known).map(({ word }) => word)
  const slipOf = (word: string) => (spelled.includes(word) ? SLIP_SPELLED : SLIP)
  const isOf = (word: string, one: string) => editDistance(word, one, slipOf(word)) <= slipOf(word)
  const said = tokensOf(text).find(
    ({ word }) =>
      word.length >= SHORTEST_NAME &&
      (spelled.includes(word) || !isOrdinary(word)) &&
      words.some((one) => word !== one && isOf(word, one)),
  )
  const [letter] = letters
  const isSaid = tokensOf(text).some(({ word }) => words.includes(word))
  if (!said && letter !== undefined && !isSaid) {
    const value = withLetter(known, letter)
    return value === undefined ? undefined : { start: 0, end: 0, value }
  }
  if (!said) return undefined
  const raw = text.slice(said.start, said.end)
  const value = tokensOf(known).reduceRight(
    (name, { word, start, end }) =>
      isOf(said.word, word) ? name.slice(0, start) + capital(raw) + name.slice(end) : name,
    known,
  )
  return { start: said.start, end: said.end, value }
}
