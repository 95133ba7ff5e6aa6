import type { Source } from '../../../contract/chat'
import type { BusinessFacts } from '../../../contract/facts'
import type { Proposal } from '../../../contract/knowledge'
import { hoursRows } from '../../text/hours/sayHours'
import { priceRow } from '../../text/priceRow'
import type { Locale } from '../../text/value'
import type { Statement } from '../statement'
import { LISTED, type ListField } from '../structured/businessSaid'
import { priceSaid } from './priceSaid'
import { pricesIn } from './pricesIn'
import { withUnit } from './unitOfAll'

export type NewProposal = Omit<Proposal, 'id'>

/** The others are looked for in all that a site says: `ContactsSaid`, `placesSaid.ts`. */
const OWN_LINES = ['addresses', 'payments', 'languages'] as const

/** What a statement says that could be a fact by itself; `unit`: what its prices are for, by a sentence over them. */
export function proposalsOf(statement: Statement, locale: Locale, unit?: string): NewProposal[] {
  const { kind, text, trail, source, values } = statement
  const listed = pricesIn(statement, locale.currency)
  const prices = listed.length > 0 ? listed : (priceSaid(statement, locale.currency) ?? [])
  const priced = [prices].flat().map((alone): NewProposal => {
    const price = withUnit(alone, unit)
    return {
      kind: 'prices',
      text: priceRow(price, locale).text.replace(' | ', ': '),
      source,
      facts: { prices: [price] },
    }
  })
  if (priced.length > 0) return priced
  const list = (field: ListField, said: string): NewProposal => ({
    kind: field,
    text: said,
    source,
    facts: { [field]: [said] },
  })
  // A number among a page's text may be anybody's; one among what the owner typed of the business is its own.
  if (source.kind === 'fact')
    return values.flatMap((value) => {
      if (value.kind === 'phone') return [list('phones', value.text)]
      return value.kind === 'email' ? [list('emails', value.text)] : []
    })
  const field = OWN_LINES.find((one) => kind === 'item' && trail.join() === LISTED[one].heading)
  return field ? [list(field, text)] : []
}

export const proposalOfWeek = (hours: BusinessFacts['hours'], source: Source): NewProposal => ({
  kind: 'hours',
  text: hoursRows(hours).join('; ').replaceAll(' | ', ': '),
  source,
  facts: { hours },
})
