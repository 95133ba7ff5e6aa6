import type { ContactDetails } from '../state'

/** What to ask for next, one thing at a time. */
export function missingOf(details: ContactDetails): 'name' | 'contact' | 'need' | undefined {
  if (details.name === undefined) return 'name'
  if (!isReachable(details)) return 'contact'
  return details.need === undefined ? 'need' : undefined
}

export const isReachable = ({ phone, email }: ContactDetails): boolean => phone !== undefined || email !== undefined

/** Somebody whom the owner can call back and knows about what or whom: a name or a need, and a phone or an address. */
export const isLead = (details: ContactDetails): boolean =>
  (details.name !== undefined || details.need !== undefined) && isReachable(details)
