import type { PriceFact } from '../../../contract/facts'
import type { Proposal } from '../../../contract/knowledge'
import { parseValues } from '../../text/parseValues'
import type { Locale, Value } from '../../text/value'
import { priceRowOf } from '../structured/priceSaid'
import { hoursRows } from '../structured/weekHours'
import { priceOf } from './pricesIn'
import { weekOf } from './weekSaid'

export type Made = Omit<Proposal, 'id'>
const SOURCE = { kind: 'fact' as const, title: 'Your services' }
const PARTS = /[,;•\n]|[.!]\s/g
const LONGEST_NAME = 80

/** What an owner typed into a field of text, such as "Swedish massage 60 min $95, open Mon-Fri 9-5", as facts to confirm. */
export function typedProposals(text: string, locale: Locale): Made[] {
  const values = parseValues(text, locale)
  const week = weekOf(values)
  const listed = (kind: 'phones' | 'emails', said: string): Made => ({
    kind,
    text: said,
    source: SOURCE,
    facts: { [kind]: [said] },
  })
  return [
    ...partsOf(text, values)
      .flatMap((part) => priceOfPart(part, locale) ?? [])
      .map((price): Made => {
        const said = priceRowOf(price, locale.currency).replace(' | ', ': ')
        return { kind: 'prices', text: said, source: SOURCE, facts: { prices: [price] } }
      }),
    ...values.flatMap((value) => {
      if (value.kind === 'phone') return [listed('phones', value.text)]
      return value.kind === 'email' ? [listed('emails', value.text)] : []
    }),
    ...(Object.keys(week).length > 0
      ? [
          {
            kind: 'hours' as const,
            text: hoursRows(week).join('; ').replaceAll(' | ', ': '),
            source: SOURCE,
            facts: { hours: week },
          },
        ]
      : []),
  ]
}

/** Text between marks that part a list, none of which stands in a value. */
function partsOf(text: string, values: readonly Value[]): string[] {
  const cuts = [...text.matchAll(PARTS)].filter(
    ({ index }) => !values.some(({ start, end }) => index > start && index < end),
  )
  return [...cuts.map(({ index }) => index), text.length].map((end, at) => text.slice(cuts[at - 1]?.index ?? 0, end))
}

/** "Deep tissue $120": a name with its one price. */
function priceOfPart(part: string, locale: Locale): PriceFact | undefined {
  const said = part.replace(/^[\s,;•.!-]+/, '')
  const prices = parseValues(said, locale).filter((value) => value.kind === 'money')
  const [money] = prices
  if (!money || prices.length > 1) return undefined
  const name = said
    .slice(0, money.start)
    .replace(/[\s:–—-]+(?:for|at|is)?\s*$/i, '')
    .trim()
  return name.length <= LONGEST_NAME ? priceOf(name, money, said.slice(money.end), locale.currency) : undefined
}
