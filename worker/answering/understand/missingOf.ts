import type { ContactDetails } from '../state'

/** What to ask for next, one thing at a time. */
export function missingOf({ name, phone, email, need }: ContactDetails): 'name' | 'contact' | 'need' | undefined {
  if (name === undefined) return 'name'
  if (phone === undefined && email === undefined) return 'contact'
  return need === undefined ? 'need' : undefined
}

export const isReachable = ({ phone, email }: ContactDetails): boolean => phone !== undefined || email !== undefined

/** Somebody whom the owner can call back and knows about what or whom: a name or a need, and a phone or an address. */
export const isLead = (details: ContactDetails): boolean =>
  (details.name !== undefined || details.need !== undefined) && isReachable(details)
