import type { BusinessFacts, WeekDay } from '../../../contract/facts'
import type { BusinessProfile } from '../../businesses'
import { hoursIn, isSameDay, isSamePrice, plain, pricesIn, type Statement } from '../../knowledge'

/** Whether a row of the site says another price of the same name, or other hours of a day, than the owner does: the owner's is said. */
export function isOverruled(
  statement: Statement,
  { facts, currency }: Pick<BusinessProfile, 'facts' | 'currency'>,
): boolean {
  if (statement.kind !== 'row' || (facts.prices.length === 0 && Object.keys(facts.hours).length === 0)) return false
  const known = pricesIn(statement, currency).flatMap((price) => {
    const own = facts.prices.find(({ name }) => plain(name) === plain(price.name))
    return own ? isSamePrice(own, price) : []
  })
  return known.length > 0 ? known.includes(false) : saysOtherHours(statement, facts)
}

/** Of the week itself: "Kitchen: Mon 9–5" is of something else. */
function saysOtherHours(statement: Statement, { hours }: BusinessFacts): boolean {
  const [first] = statement.values
  if (first?.kind !== 'days' || first.start > 2) return false
  return Object.entries(hoursIn([statement])).some(([day, spans]) => {
    const own = hours[day as WeekDay]
    return own !== undefined && !isSameDay(own, spans)
  })
}
