import { contactsIn, contactsOf } from '../evidence/contacts'
import type { Evidence } from '../evidence/evidence'
import type { Ranked } from '../evidence/rank'
import { type Sighting, sightingOf } from '../evidence/sightings'
import type { Concept } from '../language/concepts'
import type { Kind } from '../question/kinds'
import { BUSINESS_PROFILE, type Draft, distinct, fact, listed, sentence } from './draft'

/** Phone, fax, email: given as they stand, or not at all. */
export const contactReply = (kind: Kind, asked: Concept[], { sightings }: Evidence): Draft | undefined => {
  const [phone, email, fax] = [
    sightingOf('phone', asked, sightings),
    sightingOf('email', asked, sightings),
    sightingOf('fax', asked, sightings),
  ]
  if (kind === 'fax') return fax && fact(`Our fax number is ${fax.value}.`, [fax.source])
  if (kind === 'email' && email) return fact(`You can write to us at ${email.value}.`, [email.source])
  if (kind === 'phone' && phone) return fact(`Our number is ${phone.value}.`, [phone.source])
  if (kind !== 'contact') return undefined
  if (phone && email)
    return fact(`You can call us at ${phone.value} or write to ${email.value}.`, distinct([phone.source, email.source]))
  if (phone) return fact(`You can call us at ${phone.value}.`, [phone.source])
  return email && fact(`You can write to us at ${email.value}.`, [email.source])
}

/** "12 Oak St" and "12 Oak Street, Troy, NY 12180" are one place. */
const houseOf = (address: string) => address.split(/\s+/).slice(0, 2).join(' ').toLowerCase()
const MOST_PLACES = 3

export const placeReply = (location: string | null, asked: Concept[], { sightings }: Evidence): Draft | undefined => {
  const best = sightingOf('address', asked, sightings)
  if (best === undefined) {
    return location === null || location === '' ? undefined : fact(`We're in ${location}.`, [BUSINESS_PROFILE])
  }
  const others = sightings.filter((one) => one.kind === 'address' && one.value.length > 12)
  const houses = [...Map.groupBy(others, ({ value }) => houseOf(value)).values()].map(fullestOf)
  const isNamed = sightingOf('address', [], sightings) !== best
  if (!isNamed && houses.length > 1 && houses.length <= MOST_PLACES && houses.every(({ value }) => POSTAL.test(value)))
    return fact(`You'll find us at ${listed(houses.map(placed))}.`, distinct(houses.map(({ source }) => source)))
  const address = fullestOf(others.filter(({ value }) => houseOf(value) === houseOf(best.value)).concat(best)).value
  const isOwn = location?.includes(address) ?? false
  const misses = location !== null && !address.includes(location.split(',')[0] ?? location) && !POSTAL.test(address)
  return fact(
    `We're at ${isOwn ? location : address}${misses && !location.includes(address) ? `, ${location}` : ''}.`,
    [isOwn ? BUSINESS_PROFILE : best.source],
  )
}
const POSTAL = /\b(?:\d{5}(?:-\d{4})?|[A-Z]{2})$/
const fullestOf = (same: Sighting[]): Sighting =>
  same.reduce((best, one) => (one.value.length > best.value.length && POSTAL.test(one.value) ? one : best))
const placed = ({ value, label }: Sighting): string => (label === '' ? value : `${value} (${label})`)

/** A number of its own for what was asked: the night line, the billing desk. */
export const lineReply = (fitting: Ranked[]): Draft | undefined => {
  const line = fitting.find(
    ({ passage, meetsKey }) =>
      meetsKey &&
      ['faq', 'sentence'].includes(passage.kind) &&
      contactsOf(contactsIn(passage.text)).phone !== undefined,
  )
  return line === undefined ? undefined : fact(sentence(line.passage.text), [line.passage.source])
}
