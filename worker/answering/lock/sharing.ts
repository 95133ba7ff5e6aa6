import { normal } from './normal'

const AUX = '(?:do|does|did|is|are|was|were|can|will|would|has|have)'
const BESIDE = '(?:as with|along with|together with|as well as|in addition to|besides)'
const LIKE = `(?:(?:just |much |exactly )?like|${BESIDE})`
const SOMETHING = '(?!(?:we|i|you|it|they|that|this) )'

/** Ways to say "and", as "and": whatever shares a predicate is then a part of one list. */
const LISTED: [RegExp, string][] = [
  [new RegExp(`^${LIKE} ([^,]+), `, 'i'), '$1 and '],
  [new RegExp(String.raw`(?:,| \()\s*(?:and )?${LIKE} ([^,;.()]+)(?:,(?= )|\))?`, 'gi'), ' and $1'],
  [new RegExp(` ${BESIDE} `, 'gi'), ' and '],
  [new RegExp(`,? (?:and )?(?:so|as|neither|nor) ${AUX} ${SOMETHING}`, 'gi'), ' and '],
  [new RegExp(` ${AUX} (?:so )?(?:too|as well|also|likewise)(?=[.,;!]|$)`, 'gi'), ' too'],
]

export const withPlainLists = (sentence: string): string =>
  LISTED.reduce((line, [form, list]) => line.replace(form, list), sentence)

const ECHO = new RegExp(
  `^(?:and |but )?(?:(?:so|as|neither|nor) ${AUX} ${SOMETHING}|likewise\\b|similarly\\b|ditto\\b|(?:the )?same (?:goes|is|applies|holds|with|for)\\b)`,
)
const FRAGMENT = /^(?:and|plus|also) |\b(?:too|as well|likewise)\W*$/
const SAYS = /\b(?:we|you|they|it|i|is|are|was|were|has|have|can|will|please|call|our)\b|'(?:re|ll|ve|m|s)\b|:/
/** "So do crowns", "Crowns too": a sentence that takes its predicate from the one before it. */
export const isEcho = (sentence: string): boolean => {
  const line = normal(withPlainLists(sentence))
  return ECHO.test(normal(sentence)) || (FRAGMENT.test(line) && !SAYS.test(line))
}

/** "Like fillings, they start at …": what "they" are is compared with something else. */
export const comparesIt = (sentence: string): boolean => COMPARES.test(sentence.trim())
const COMPARES = new RegExp(`^${LIKE} [^,]+, (?:they|it|these|those|this|that)\\b`, 'i')
