import type { Faq } from '../../../../contract/businesses'
import type { BusinessFacts } from '../../../../contract/facts'
import WORDS from './noticeSaid.json'

const NUMBERS = new Map<string, number>(Object.entries(WORDS.numbers))
const UNITS = new Map<string, number>(Object.entries(WORDS.units))
const DAY = 24 * 60
/** The longest that a calendar takes. */
const LONGEST = 30 * DAY

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})`
const asWords = (words: readonly string[]) => new RegExp(`(?<!\\p{L})${oneOf(words)}(?!\\p{L})`, 'iu')
const CANCELS = asWords(WORDS.cancels)
const OTHER_THINGS = asWords(WORDS.otherThings)
/** "24 hours", "24-hour", "two full days", "48 hrs". */
const LENGTH = `(?<!\\p{L})(?<count>\\d+|${oneOf(Object.keys(WORDS.numbers))})[\\s-]+(?:${oneOf(WORDS.fillers)}\\s+)*(?<unit>${oneOf(Object.keys(WORDS.units))})s?(?!\\p{L})`
/** "24 hours’ notice", "two days before your visit"; between them little else stands. */
const NOTICE = new RegExp(`${LENGTH}[’']?(?:\\s+\\p{L}+){0,2}?[\\s-]+${oneOf(WORDS.ahead)}(?!\\p{L})`, 'iu')

/** What an owner says under a name, such as a policy, or an answer under its question. */
type Said = { name: string; text: string }

/** Until how many minutes before a visit it may be canceled, by the first text that says so; undefined where none does. */
export function noticeSaid(said: readonly Said[]): number | undefined {
  const sentences = said.flatMap(({ name, text }) =>
    text
      .split(/(?<=[.!?;])\s+|\n/)
      .filter((sentence) => CANCELS.test(`${name} ${sentence}`) && !OTHER_THINGS.test(`${name} ${sentence}`)),
  )
  return sentences.map(minutesIn).find((minutes) => minutes !== undefined)
}

/** By the owner's policies, else by an answer of theirs. */
export const saidOfNotice = (facts?: Pick<BusinessFacts, 'policies'>, faqs: readonly Faq[] = []) =>
  noticeSaid([...(facts?.policies ?? []), ...faqs.map(({ question, answer }) => ({ name: question, text: answer }))])

function minutesIn(sentence: string): number | undefined {
  const { count = '', unit = '' } = NOTICE.exec(sentence)?.groups ?? {}
  const minutes = (NUMBERS.get(count.toLowerCase()) ?? Number(count)) * (UNITS.get(unit.toLowerCase()) ?? 0)
  return minutes > 0 && minutes <= LONGEST ? minutes : undefined
}
