import { weekIn } from '../../text/hours/readHours'
import { parseValues } from '../../text/parseValues'
import type { Locale } from '../../text/value'
import { readText } from '../documents/readText'

import { type NewProposal, proposalOfWeek, proposalsOf } from './proposalsOf'

const SOURCE = { kind: 'fact' as const, title: 'Your services' }
/** Between the parts of a list, but not within "1,200". */
const PARTS = /[,;](?!\d)\s*|[.!](?:\s+|$)|\s*\n\s*/
const BOUND = String.raw`(?:up to|under|over|more than|less than)\s+\d`
const OPENS_WITH_BOUND = new RegExp(`^${BOUND}`, 'i')
const BEFORE_BOUND = new RegExp(String.raw`^(.+?)\s+${BOUND}`, 'i')

/** What an owner typed into a field of text, such as "Swedish massage, 60 min, $95", as facts to confirm. */
export function typedProposals(text: string, locale: Locale): NewProposal[] {
  const parts: string[] = []
  for (const part of text.split(PARTS)) {
    const before = isDetail(part, locale) ? parts.pop() : undefined
    parts.push(before === undefined ? named(part, parts.at(-1)) : `${before} ${part}`)
  }
  // One by one: of a page's lines a name may stand over its price, of typed parts each is whole.
  const statements = parts.flatMap((part) => readText(`- ${part}`, SOURCE, 'typed', locale))
  const week = weekIn(statements.flatMap(({ values }) => values))
  return [
    ...statements.flatMap((one) => proposalsOf(one, locale)),
    ...(Object.keys(week).length > 0 ? [proposalOfWeek(week, SOURCE)] : []),
  ]
}

/** "Mowing up to 1/4 acre $45, up to 1/2 acre $65": a size that opens a part is one more of what is named before the last one's. */
function named(part: string, last = ''): string {
  const name = OPENS_WITH_BOUND.test(part) ? BEFORE_BOUND.exec(last)?.[1] : undefined
  return name ? `${name} ${part}` : part
}

/** A length or a price without a name belongs to what stands before it. */
function isDetail(part: string, locale: Locale): boolean {
  const values = parseValues(part, locale)
  const rest = values.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), part)
  return (
    values.length > 0 && values.every(({ kind }) => kind === 'duration' || kind === 'money') && !/\p{L}/u.test(rest)
  )
}
