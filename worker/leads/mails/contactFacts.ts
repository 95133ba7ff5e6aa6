import { displayPhone } from '../phone'
import type { LeadRow } from '../store'

type Contact = Pick<LeadRow, 'name' | 'phone' | 'email' | 'country'>

/** Each may be pressed on a phone. */
export const contactFacts = ({ name, phone, email, country }: Contact) => [
  { label: 'Name', value: name || 'Not provided' },
  phone
    ? { label: 'Phone', value: displayPhone(phone, country), href: `tel:${phone.replace(/[^\d+]/g, '')}` }
    : { label: 'Phone', value: 'Not provided' },
  email ? { label: 'Email', value: email, href: `mailto:${email}` } : { label: 'Email', value: 'Not provided' },
]
