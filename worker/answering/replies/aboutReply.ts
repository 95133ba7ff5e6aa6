import type { BusinessProfile } from '../../businesses/profile'
import { itemsOf } from '../evidence/passages'
import { BUSINESS_PROFILE, type Draft, listed, lowerFirst, sentence, service } from './draft'
import { whereabouts } from './whereabouts'

const LONGEST = 320

/** What the business does, in its owner's words. */
// A capital further on tells of names, and the first word may be one.
const asWritten = (item: string) => (/\s\p{Lu}/u.test(item) ? item : lowerFirst(item))

export const aboutReply = ({ name, services, specialties, location }: BusinessProfile): Draft => {
  const items = itemsOf(services)
  const prose = items.length < 2 || items.some((item) => item.length > 70)
  const kept: string[] = []
  for (const item of items) if (kept.join(', ').length + item.length < LONGEST) kept.push(lowerFirst(item))
  const offered = prose
    ? sentence(services.slice(0, LONGEST))
    : `We offer ${listed(kept)}${kept.length < items.length ? ', among others' : ''}.`
  const special = specialties ? ` We specialize in ${listed(itemsOf(specialties).slice(0, 4).map(asWritten))}.` : ''
  const place = location ? ` ${whereabouts(location)}` : ''
  return service(`${prose ? `${name}: ` : ''}${offered}${special.length < 200 ? special : ''}${place}`, [
    BUSINESS_PROFILE,
  ])
}
