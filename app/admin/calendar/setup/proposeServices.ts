import type { BusinessType } from '../../../../contract/businessTypes'
import { capital } from '../../../../contract/capital'
import type { BusinessFacts } from '../../../../contract/facts'
import type { Proposal } from '../../../../contract/knowledge'
import { moneyOf } from '../../settings/facts/money'
import { NEW_SERVICE, type ServiceForm } from './calendarForm'
import { minutesIn, serviceNames, withoutLength } from './serviceNames'
import NAMES from './serviceNames.json'
import visits from './visits.json'

/** `saysLength`: how long it takes was typed, not assumed. `isVisit`: people come for it, by its length or its name. */
export type Proposed = { service: ServiceForm; saysLength: boolean; isVisit: boolean }

const MOST = 12
const LONGEST_NAME = 50
const MOST_WORDS = 5
const PER_VISIT = /^(?:(?:per|an?|each)\s+|\/\s*)?(?:hour|visit|session|appointment|person)$/i

/** The owner's prices, else those that were read in what they typed or on their site. */
export const pricesOf = (facts: Pick<BusinessFacts, 'prices'>, read: readonly Proposal[]): BusinessFacts['prices'] =>
  facts.prices.length > 0 ? facts.prices : read.flatMap(({ facts: said }) => said?.prices ?? [])

const PER_MONTH = /\b(?:month|year|week|quarter)\b/i
const oneOf = (words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?:e?s)?(?!\\p{L})`, 'iu')
const VISIT = oneOf(visits.visits)
/** A gift card, a package, an add-on or a fee: it has a price, and nobody comes for it. */
const NEVER = oneOf(visits.never)
/** What is charged for more of the same is no visit of its own. */
const ON_TOP = oneOf(NAMES.onTop)

type Business = { services: string; businessType: BusinessType }

/**
 * Services as prices name them, else as the owner's own description does; those that people come for first. Where none is such a visit, the
 * usual first one of the trade.
 */
export function proposeServices(
  prices: BusinessFacts['prices'],
  { services: described, businessType }: Business,
  taken: readonly string[],
): Proposed[] {
  const bookable = prices.filter(
    ({ name, unit = '' }) => !NEVER.test(name) && !PER_MONTH.test(unit) && !ON_TOP.test(unit),
  )
  const names = serviceNames(bookable.map(({ name }) => name))
  const isTaken = (name: string) => taken.some((known) => known.trim().toLowerCase() === name.toLowerCase())
  const priced = bookable.flatMap(({ name, cents, toCents, from, unit }, at): Proposed[] => {
    const shown = names[at]
    if (!shown) return []
    const minutes = minutesIn(`${name} ${unit ?? ''}`) ?? (/^hour$/i.test(unit ?? '') ? 60 : undefined)
    // Whoever books is told one sum: "from $165" and "$52 a tooth" are none.
    const isOneSum = !from && toCents === undefined && (unit === undefined || PER_VISIT.test(unit))
    const price = isOneSum ? moneyOf(cents) : ''
    const service = { ...NEW_SERVICE, name: shown, price, ...(minutes !== undefined && { minutes }) }
    return [{ service, saysLength: minutes !== undefined, isVisit: minutes !== undefined || VISIT.test(name) }]
  })
  const named = priced.length > 0 ? priced : namesIn(described)
  const isAny = named.some(({ isVisit }) => isVisit) || taken.some((name) => name.trim() !== '')
  const all = isAny ? named : [usualFirst(businessType), ...named]
  return all
    .filter(({ service }) => !isTaken(service.name))
    .toSorted((one, other) => Number(other.isVisit) - Number(one.isVisit))
    .slice(0, MOST)
}

const FIRST_MINUTES = 30
const usualFirst = (businessType: BusinessType): Proposed => ({
  service: { ...NEW_SERVICE, name: visits.first[businessType], minutes: FIRST_MINUTES },
  saysLength: false,
  isVisit: true,
})

/** "Drain cleaning, water heaters and leaks" is three services; a sentence is none. A length belongs to what it follows. */
function namesIn(described: string): Proposed[] {
  const parts = described.split(/[\n;,•]|\band\b|&/i).map((part) => part.replace(/[.\s]+$/, '').trim())
  if (parts.some((part) => part.length > LONGEST_NAME || /[.!?]\s/.test(part))) return []
  return parts.filter(isName).map((part): Proposed => {
    const next = parts[parts.indexOf(part) + 1] ?? ''
    const minutes = minutesIn(part) ?? (isName(next) ? undefined : minutesIn(next))
    const name = withoutLength(part)
    return {
      service: {
        ...NEW_SERVICE,
        name: capital(name),
        minutes: minutes ?? NEW_SERVICE.minutes,
      },
      saysLength: minutes !== undefined,
      isVisit: minutes !== undefined || VISIT.test(name),
    }
  })
}

/** More words, or a number besides the length, are hours, an address or a price. */
function isName(part: string): boolean {
  const rest = withoutLength(part)
  return /\p{L}{2}/u.test(rest) && !/\d/.test(rest) && rest.trim().split(/\s+/).length <= MOST_WORDS
}
