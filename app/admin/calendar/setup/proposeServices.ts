import type { BusinessFacts } from '../../../../contract/facts'
import type { Proposal } from '../../../../contract/knowledge'
import { moneyOf } from '../../settings/facts/money'
import { NEW_SERVICE, type ServiceForm } from './calendarForm'

/** `saysLength`: how long it takes was typed, not assumed. */
export type Proposed = { service: ServiceForm; saysLength: boolean }

const MOST = 12
const LONGEST_NAME = 50
const MOST_WORDS = 5
const HOURS = /(\d+(?:[.,]\d+)?)[\s-]*(?:hours?|hrs?|h)\b/i
const PER_VISIT = /^(?:(?:per|an?|each)\s+|\/\s*)?(?:hour|visit|session|appointment|person)$/i
const MINUTES = /(\d+)[\s-]*(?:minutes?|mins?|m)\b/i
/** Between a name and the length that stood beside it. */
const LOOSE_ENDS = /^[\s,;:()–-]+|[\s,;:(–-]+$|\(\s*\)/g

/** "Swedish massage, 1 hr 30 min" → 90; undefined where no length is said. */
export function minutesIn(text: string): number | undefined {
  const hours = Number(HOURS.exec(text)?.[1]?.replace(',', '.') ?? 0)
  const minutes = Math.round(hours * 60) + Number(MINUTES.exec(text)?.[1] ?? 0)
  return minutes >= 5 && minutes <= 24 * 60 ? minutes : undefined
}

const withoutLength = (name: string) =>
  name.replace(HOURS, '').replace(MINUTES, '').replace(LOOSE_ENDS, '').replaceAll(/\s+/g, ' ').trim() || name

/** The owner's prices, else those that were read in what they typed or on their site. */
export const pricesOf = (facts: Pick<BusinessFacts, 'prices'>, read: readonly Proposal[]): BusinessFacts['prices'] =>
  facts.prices.length > 0 ? facts.prices : read.flatMap(({ facts: said }) => said?.prices ?? [])

/** Services as prices name them, else as the owner's own description does. */
export function proposeServices(
  prices: BusinessFacts['prices'],
  described: string,
  taken: readonly string[],
): Proposed[] {
  const short = prices.map(({ name }) => withoutLength(name))
  const isTaken = (name: string) => taken.some((known) => known.trim().toLowerCase() === name.toLowerCase())
  const priced = prices.map(({ name, cents, toCents, from, unit }, at): Proposed => {
    const minutes = minutesIn(`${name} ${unit ?? ''}`) ?? (/^hour$/i.test(unit ?? '') ? 60 : undefined)
    const own = short[at] ?? name
    // The length is what tells a massage of an hour from one of ninety minutes.
    const shown = short.filter((other) => other === own).length > 1 ? name : own
    // Whoever books is told one sum: "from $165" and "$52 a tooth" are none.
    const isOneSum = !from && toCents === undefined && (unit === undefined || PER_VISIT.test(unit))
    const price = isOneSum ? moneyOf(cents) : ''
    return {
      service: { ...NEW_SERVICE, name: shown, price, ...(minutes !== undefined && { minutes }) },
      saysLength: minutes !== undefined,
    }
  })
  const proposed = priced.length > 0 ? priced : namesIn(described)
  return proposed.filter(({ service }) => !isTaken(service.name)).slice(0, MOST)
}

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
        name: name.charAt(0).toLocaleUpperCase() + name.slice(1),
        minutes: minutes ?? NEW_SERVICE.minutes,
      },
      saysLength: minutes !== undefined,
    }
  })
}

/** More words, or a number besides the length, are hours, an address or a price. */
function isName(part: string): boolean {
  const rest = part.replace(HOURS, '').replace(MINUTES, '')
  return /\p{L}{2}/u.test(rest) && !/\d/.test(rest) && rest.trim().split(/\s+/).length <= MOST_WORDS
}
