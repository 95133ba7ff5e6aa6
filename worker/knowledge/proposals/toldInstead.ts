import type { BusinessFacts, PriceFact, WeekDay } from '../../../contract/facts'
import type { Proposal } from '../../../contract/knowledge'
import { fold } from '../../text/fold'
import type { Locale } from '../../text/value'
import { priceRowOf } from '../structured/offers'
import { hoursRows } from '../structured/weekHours'

export const plain = (text: string): string => fold(text).replace(/[^\p{L}\d@]+/gu, '')

export const isSamePrice = (one: PriceFact, other: PriceFact): boolean =>
  one.cents === other.cents && one.toCents === other.toCents && one.from === other.from

export const isSameDay = (one: string[][] | undefined, other: string[][] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What the owner's facts say of the same thing, where it isn't what was read: the owner's is said, and the owner is told. */
export function toldInstead(said: Proposal['facts'], facts: BusinessFacts, locale: Locale): string | undefined {
  const prices = (said?.prices ?? []).flatMap((price) => {
    const own = facts.prices.find(({ name }) => plain(name) === plain(price.name))
    return own && !isSamePrice(own, price) ? [priceRowOf(own, locale)] : []
  })
  const days = Object.entries(said?.hours ?? {}).filter(([day, spans]) => {
    const own = facts.hours[day as WeekDay]
    return own !== undefined && !isSameDay(own, spans)
  })
  const hours = hoursRows(Object.fromEntries(days.map(([day]) => [day, facts.hours[day as WeekDay] ?? []])))
  const told = [...prices, ...hours].join('; ').replaceAll(' | ', ': ')
  return told || undefined
}
