import type { LeftOut } from '../../../contract/knowledge'
import { seasonOf } from '../../text/hours/season'
import type { Locale, ValueKind } from '../../text/value'
import type { Statement } from '../statement'
import { withoutPast } from '../withoutPast'
import { isListOfAreas, proposalsOfAreas, roundIn } from './placesSaid'
import { proposalsOf } from './proposalsOf'
import { hoursIn } from './weekSaid'

const MOST = 20
const LONGEST = 120
const TIMES: ReadonlySet<ValueKind> = new Set(['span', 'closed', 'clock'])

/** What looks like hours, prices or places in lines of the sources and is on no card: it is still quoted, and its owner is told. */
export function leftOutOf(pages: Iterable<{ statements: Statement[] }>, locale: Locale, now: number): LeftOut[] {
  const found = new Map<string, LeftOut>()
  for (const { statements } of pages)
    for (const one of withoutPast(statements, new Date(now))) {
      const kind = found.size < MOST ? leftOutAs(one, locale) : undefined
      if (kind) found.set(one.text, { kind, text: lineOf(one) })
    }
  return [...found.values()]
}

function leftOutAs(one: Statement, locale: Locale): LeftOut['kind'] | undefined {
  const { source, kind, text, values } = one
  if (source.kind !== 'site' || kind === 'faq' || nameAndPrices(one).length > LONGEST) return undefined
  const has = (...kinds: ValueKind[]) => values.some((value) => kinds.includes(value.kind))
  if (has('money')) {
    const isLine = (kind === 'row' || kind === 'item') && !text.split(' | ')[0]?.endsWith('?')
    return isLine && proposalsOf(one, locale).length === 0 ? 'prices' : undefined
  }
  if (values.some((value) => TIMES.has(value.kind)) && seasonOf(one) !== undefined) return 'hours'
  if (kind === 'row' && has('days') && has('span', 'closed'))
    return Object.keys(hoursIn([one])).length > 0 ? undefined : 'hours'
  return isListOfAreas(one) && proposalsOfAreas(one).length === 0 && !roundIn(one) ? 'areas' : undefined
}

/** Of a row of several columns its name and its prices, any other line as it is: "Algae recovery | Price: $385 most pools; $495 …". */
function nameAndPrices({ kind, text, values }: Statement): string {
  if (kind !== 'row') return text
  let at = 0
  const cells = text.split(' | ').map((cell) => {
    const [start, end] = [at, at + cell.length]
    at = end + ' | '.length
    return { cell, isPrice: values.some((one) => one.kind === 'money' && one.start >= start && one.end <= end) }
  })
  const kept = cells.filter(({ isPrice }, nth) => nth === 0 || isPrice)
  return kept.length > 1 ? kept.map(({ cell }) => cell).join(' | ') : text
}

/** "Mon – Fri | 7 – 4" under "Summer hours" says nothing without its heading. */
function lineOf(one: Statement): string {
  const { text, trail } = one
  const line = nameAndPrices(one).replaceAll(' | ', ': ').replace(/[.;]$/, '')
  const heading = trail.at(-1)
  return heading && seasonOf({ text, trail: [] }) === undefined && seasonOf(one) ? `${heading}: ${line}` : line
}
