import { capitalized } from '../language/capitalized'

export type Contacts = { phone?: string; fax?: string; email?: string; address?: string }

const PHONE =
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b|\+\d{1,3}[\s\d()-]{7,16}\d|\b0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}\b/g
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const STREET_WORDS =
  'street st avenue ave road rd boulevard blvd drive dr lane ln way court ct place pl highway hwy parkway pkwy square sq terrace ter circle cir trail trl pike plaza route rte row alley broadway wharf pier loop crescent close quay'.split(
    ' ',
  )
const ANY_CASE = STREET_WORDS.flatMap((word) => [word, capitalized(word), word.toUpperCase()]).join('|')
/** A house number and a capitalized name before it keep "350 square feet" from being a street. */
const ADDRESS = new RegExp(
  String.raw`\b\d{1,6}[A-Za-z]?\s+(?:[NSEW]\.?\s+|[NS][EW]\s+)?(?:[\p{Lu}\d][\p{L}\d.'-]*\s+){1,4}?(?:${ANY_CASE})\b\.?(?:\s+(?:[NSEW]|[NS][EW])\b\.?)?(?:,?\s*(?:[Ss]uite|SUITE|[Ss]te\.?|[Uu]nit|[Ff]loor|[Ff]l\.?|[Aa]pt\.?|#|[Bb]uilding|[Bb]ldg\.?)\s*#?[\w-]+)?(?:,?\s+[\p{Lu}][\p{L}.'-]+(?:\s[\p{Lu}][\p{L}.'-]+){0,2})?(?:,?\s+[A-Z]{2})?(?:,?\s+\d{5}(?:-\d{4})?)?`,
  'gu',
)
const POSTCODE = /\b\d{5}(?:-\d{4})?\s*$|\b[A-Z]{2}$/

const digits = (text: string) => text.replace(/\D/g, '')

export type ContactKind = 'phone' | 'fax' | 'email' | 'address'

/** Phones, faxes, emails and street addresses, as they stand in a text. */
export const contactsIn = (text: string): { kind: ContactKind; value: string }[] => {
  const found: { kind: ContactKind; value: string }[] = []
  for (const match of text.matchAll(PHONE)) {
    const value = match[0].trim()
    const faxed = /\bfax\b[^a-z\d]{0,4}(?:number|no\.?)?[^a-z\d]{0,4}$/i.test(
      text.slice(Math.max(0, match.index - 24), match.index),
    )
    if (faxed) found.push({ kind: 'fax', value })
    else if (digits(value).length >= 7) found.push({ kind: 'phone', value })
  }
  for (const [value] of text.matchAll(EMAIL)) found.push({ kind: 'email', value })
  for (const match of text.matchAll(ADDRESS))
    found.push({ kind: 'address', value: match[0].replace(/\s+/g, ' ').trim() })
  return found
}

/** The first of each; of addresses the first with a postcode. */
export const contactsOf = (found: { kind: ContactKind; value: string }[]): Contacts => {
  const contacts: Contacts = {}
  for (const { kind, value } of found) {
    const isFuller = kind === 'address' && hasPostcode(value) && !hasPostcode(contacts.address ?? '')
    if (contacts[kind] === undefined || isFuller) contacts[kind] = value
  }
  return contacts
}
const hasPostcode = (address: string): boolean => POSTCODE.test(address)

/** A visitor's own number or address in a message. */
export const leavesContact = (text: string, business: Contacts): boolean => {
  const own = [business.phone, business.fax].map((number) => digits(number ?? ''))
  const phone = [...text.matchAll(PHONE)].some((match) => !own.includes(digits(match[0])))
  return phone || (text.match(EMAIL) ?? []).some((email) => email !== business.email)
}
