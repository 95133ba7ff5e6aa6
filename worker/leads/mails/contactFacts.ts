import { displayPhone } from '../phone'
import type { LeadRow } from '../store'

type Contact = Pick<LeadRow, 'name' | 'phone' | 'email' | 'country'>

export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Name, phone and email of a lead as facts of a mail, the latter two as tel: and mailto: links. */
export const contactFacts = ({ name, phone, email, country }: Contact) => [
  { label: 'Name', value: name || 'Not provided' },
  phone
    ? { label: 'Phone', value: displayPhone(phone, country), href: telLink(phone) }
    : { label: 'Phone', value: 'Not provided' },
  email ? { label: 'Email', value: email, href: `mailto:${email}` } : { label: 'Email', value: 'Not provided' },
]
