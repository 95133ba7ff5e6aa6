import POSTAL_CODES from './postalCodes.json'
import { firstText, type JsonLdNode, manyOf, textsOf, thingsOf, typesOf } from './readJsonLd'

const NO_BUSINESS =
  /^(?:WebSite|WebPage|.*Page|BreadcrumbList|ListItem|ImageObject|Person|Review|Rating|AggregateRating|PostalAddress|Article|BlogPosting|NewsArticle|Question|Answer|SearchAction|ContactPoint|OpeningHoursSpecification|City|State|Country|Place|GeoCoordinates)$/

/** A LocalBusiness by any of its hundred names: whatever has an address, hours or a telephone. */
export const isBusiness = (thing: JsonLdNode): boolean =>
  typesOf(thing).some((type) => !NO_BUSINESS.test(type)) &&
  ['address', 'openingHours', 'openingHoursSpecification', 'telephone', 'areaServed'].some((name) => name in thing)

const namesOf = (...values: unknown[]): string[] =>
  values
    .flatMap(manyOf)
    .flatMap((one) => (typeof one === 'string' ? [one] : thingsOf(one).flatMap(({ name }) => textsOf(name))))

const addressOf = (value: unknown): string[] =>
  manyOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one]
    return thingsOf(one).map(joinedAddress)
  })

/** The parts of a postal address in the order of its country: "77 Elm St, Bend, OR 97701", "Hauptstraße 12, 04109 Leipzig". */
export function joinedAddress(address: JsonLdNode): string {
  const part = (name: string) => firstText(address[name])
  const [country, code, region] = [part('addressCountry'), part('postalCode'), part('addressRegion')]
  const own = codeOf(country)
  const isBefore = own ? own.stands === 'before' : !region && CODES_BEFORE_TOWNS.test(code ?? '')
  const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const town = isBefore ? [words(code, part('addressLocality'))] : [part('addressLocality'), words(region, code)]
  return [part('streetAddress'), ...town].filter(Boolean).join(', ')
}
const CODES: Record<string, { code: string; stands: string }> = POSTAL_CODES
const codeOf = (country = '') => CODES[country.toUpperCase()]
const CODES_BEFORE_TOWNS = /^(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2})$/

const contactsOf = (name: string) => (business: JsonLdNode) =>
  [business, ...thingsOf(business.contactPoint)].flatMap((one) => textsOf(one[name]))

/** What a page says to machines of the business, by the field of the owner's facts that it could be: under which heading, and how it is read. */
export const LISTED = {
  phones: { heading: 'Phone', read: contactsOf('telephone') },
  emails: {
    heading: 'Email',
    read: (business: JsonLdNode) => contactsOf('email')(business).map((email) => email.replace(/^mailto:/i, '')),
  },
  addresses: { heading: 'Address', read: ({ address }: JsonLdNode) => addressOf(address) },
  areas: {
    heading: 'Areas served',
    read: (business: JsonLdNode) => namesOf(business.areaServed, business.serviceArea),
  },
  payments: {
    heading: 'Payment',
    read: ({ paymentAccepted }: JsonLdNode) => textsOf(paymentAccepted).flatMap((text) => text.split(/,\s*/)),
  },
  languages: {
    heading: 'Languages',
    read: (business: JsonLdNode) => namesOf(business.knowsLanguage, business.availableLanguage),
  },
}
export type ListField = keyof typeof LISTED
export const LISTS = Object.keys(LISTED) as ListField[]
