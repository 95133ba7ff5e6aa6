export type Contacts = { phone?: string; fax?: string; email?: string; address?: string }

const PHONE =
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b|\+\d{1,3}[\s\d()-]{7,16}\d|\b0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}\b/g
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const STREET_WORDS =
  'street st avenue ave road rd boulevard blvd drive dr lane ln way court ct place pl highway hwy parkway pkwy square sq terrace ter circle cir trail trl pike plaza route rte row alley broadway wharf pier loop crescent close quay'.split(
    ' ',
  )
const ANY_CASE = STREET_WORDS.flatMap((word) => [
  word,
  word.charAt(0).toUpperCase() + word.slice(1),
  word.toUpperCase(),
]).join('|')
/** A house number and a capitalized name before it keep "350 square feet" from being a street. */
const ADDRESS = new RegExp(
  String.raw`\b\d{1,6}[A-Za-z]?\s+(?:[NSEW]\.?\s+|[NS][EW]\s+)?(?:[\p{Lu}\d][\p{L}\d.'-]*\s+){1,4}?(?:${ANY_CASE})\b\.?(?:\s+(?:[NSEW]|[NS][EW])\b\.?)?(?:,?\s*(?:[Ss]uite|SUITE|[Ss]te\.?|[Uu]nit|[Ff]loor|[Ff]l\.?|[Aa]pt\.?|#|[Bb]uilding|[Bb]ldg\.?)\s*#?[\w-]+)?(?:,?\s+[\p{Lu}][\p{L}.'-]+(?:\s[\p{Lu}][\p{L}.'-]+){0,2})?(?:,?\s+[A-Z]{2})?(?:,?\s+\d{5}(?:-\d{4})?)?`,
  'gu',
)
const POSTCODE = /\b\d{5}(?:-\d{4})?\s*$|\b[A-Z]{2}$/

const digits = (text: string) => text.replace(/\D/g, '')

/** Phone, fax, email and street address, wherever they stand in what the business says. */
export const contactsOf = (texts: string[]): Contacts => {
  const contacts: Contacts = {}
  for (const text of texts) {
    for (const match of text.matchAll(PHONE)) {
      const number = match[0].trim()
      const faxed = /\bfax\b[^a-z\d]{0,4}(?:number|no\.?)?[^a-z\d]{0,4}$/i.test(
        text.slice(Math.max(0, match.index - 24), match.index),
      )
      if (faxed) contacts.fax ??= number
      else if (digits(number).length >= 7) contacts.phone ??= number
    }
    const email = text.match(EMAIL)?.[0]
    if (email !== undefined) contacts.email ??= email
    for (const match of text.matchAll(ADDRESS)) {
      const address = match[0].replace(/\s+/g, ' ').trim()
      const fuller = POSTCODE.test(address) && !POSTCODE.test(contacts.address ?? '')
      if (contacts.address === undefined || fuller) contacts.address = address
    }
  }
  return contacts
}

/** What is known, completed by what another text adds; an address with its postcode wins over one without. */
export const fuller = (known: Contacts, more: Contacts): Contacts => {
  const address = POSTCODE.test(known.address ?? '') ? known.address : (more.address ?? known.address)
  return { ...more, ...known, ...(address === undefined ? {} : { address }) }
}

/** A visitor's own number or address in a message. */
export const leavesContact = (text: string, business: Contacts): boolean => {
  const own = [business.phone, business.fax].map((number) => digits(number ?? ''))
  const phone = [...text.matchAll(PHONE)].some((match) => !own.includes(digits(match[0])))
  return phone || (text.match(EMAIL) ?? []).some((email) => email !== business.email)
}
