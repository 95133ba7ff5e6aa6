import type { BusinessProfile } from '../../businesses'

/** Where to come: the first address among the facts, else the location of registration where it has a number, unlike "Austin and around". */
export const addressOf = ({ facts, location }: Pick<BusinessProfile, 'facts' | 'location'>): string | undefined =>
  facts.addresses[0] ?? (location && /\d/.test(location) ? location : undefined)
