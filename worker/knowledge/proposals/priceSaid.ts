import { capital } from '../../../contract/capital'
import type { PriceFact } from '../../../contract/facts'
import { fold } from '../../text/fold'
import type { Value } from '../../text/value'
import type { Statement } from '../statement'
import { priceOf, withAside } from './priceOf'
import { under } from './pricesIn'
import PROSE from './prosePrices.json'

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`
/** "The first consultation lasts 45 minutes and costs": what has the price, and what it takes. */
const NAMED = new RegExp(
  `^(?:${oneOf(PROSE.articles)}\\s+)?(?<name>.+?)(?:\\s+${oneOf(PROSE.takes)}\\s+(?<length>[^,]+?)\\s+and)?,?(?<verb>\\s+${oneOf(PROSE.costs)}(?:\\s+${oneOf(PROSE.plainly)})?)?\\s+$`,
  'i',
)
const ENDS = new RegExp(
  `^(?:[.;]|$|,(?!\\s+(?:and\\s+)?${oneOf(PROSE.conditions)}\\b)|\\s+${oneOf(PROSE.goesOn)}\\b|\\s+and ${oneOf(PROSE.takes)}\\b)`,
  'i',
)
const LENGTH_AFTER = new RegExp(`^,?\\s+(?:and\\s+)?${oneOf(PROSE.takes)}\\s+$`, 'i')
const STARTS_AT = new RegExp(`^${oneOf(PROSE.from)}\\b`, 'i')
/** "A bath is all but the haircut and starts at $58": a sentence of its own, not a name. */
const TELLS = new RegExp(`\\s${oneOf(PROSE.costs)}\\s|\\s${oneOf(PROSE.joins)}$`, 'i')
const NAMES_NOTHING: ReadonlySet<string> = new Set(PROSE.namesNothing)
const MOST_WORDS = 9
const LONGEST_BEFORE = 100
const IS_TIME: ReadonlySet<Value['kind']> = new Set(['clock', 'span', 'days', 'date', 'money', 'percent', 'closed'])

/** What one pays by a plain sentence: "A first exam is $62 and takes half an hour." None where a condition goes with it. */
export function priceSaid({ kind, text, trail, values }: Statement, currency: string): PriceFact | undefined {
  const money = values.find((value) => value.kind === 'money')
  if ((kind !== 'sentence' && kind !== 'item') || !money || money.start > LONGEST_BEFORE) return undefined
  const rest = text.slice(money.end, money.end + LONGEST_BEFORE)
  if (!ENDS.test(rest)) return undefined
  const { name = '', length, verb } = NAMED.exec(text.slice(0, money.start))?.groups ?? {}
  const words = fold(name).match(/[\p{L}\p{N}’'-]+/gu) ?? []
  if (TELLS.test(name)) return undefined
  const isName = words.length > 0 && words.length <= MOST_WORDS && /\p{L}/u.test(name) && !/[:;"“”?!]/.test(name)
  if (!isName || NAMES_NOTHING.has(words[0] ?? '') || words.every((word) => NAMES_NOTHING.has(word))) return undefined
  if ((!verb && !STARTS_AT.test(money.text)) || /,/.test(name.replace(/\([^)]*\)/g, ''))) return undefined
  if (values.some((value) => value.start < money.start && IS_TIME.has(value.kind))) return undefined
  const next = values[values.indexOf(money) + 1]
  const isLength = next?.kind === 'duration' && next.unit === 'minute'
  const after = isLength && LENGTH_AFTER.test(rest.slice(0, next.start - money.end)) ? next : undefined
  const lasts = length ?? after?.text
  const alone = capital(name).replace(/[\s–—:,-]+$/, '')
  // A word is of what stands over it: "Nails are $18" under "Nail Days".
  const label = words.length === 1 && trail.length > 1 ? under(trail.at(-1), alone) : alone
  if (!label) return undefined
  return priceOf(lasts ? withAside(label, lasts) : label, money, currency)
}
