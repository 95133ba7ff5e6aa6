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
    return thingsOf(one).map((address) => {
      const state = [firstText(address.addressRegion), firstText(address.postalCode)].filter(Boolean).join(' ')
      return [firstText(address.streetAddress), firstText(address.addressLocality), state].filter(Boolean).join(', ')
    })
  })

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
