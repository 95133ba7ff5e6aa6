import type { BusinessFacts } from '../../../contract/facts'
import { firstText, manyOf, type Thing, textsOf, thingsOf, typesOf } from './readJsonLd'

/** What a page says to machines of the business, by the field of the owner's facts that it could be. */
export type Listed = Pick<BusinessFacts, 'phones' | 'emails' | 'addresses' | 'areas' | 'payments' | 'languages'>
export const LISTED_UNDER: Record<keyof Listed, string> = {
  phones: 'Phone',
  emails: 'Email',
  addresses: 'Address',
  areas: 'Areas served',
  payments: 'Payment',
  languages: 'Languages',
}

const NO_BUSINESS =
  /^(?:WebSite|WebPage|.*Page|BreadcrumbList|ListItem|ImageObject|Person|Review|Rating|AggregateRating|PostalAddress|Article|BlogPosting|NewsArticle|Question|Answer|SearchAction|ContactPoint|OpeningHoursSpecification|City|State|Country|Place|GeoCoordinates)$/

/** A LocalBusiness by any of its hundred names: whatever has an address, hours or a telephone. */
export const isBusiness = (thing: Thing): boolean =>
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

export function listedOf(business: Thing): Listed {
  const contacts = (name: string) => [business, ...thingsOf(business.contactPoint)].flatMap((one) => textsOf(one[name]))
  return {
    phones: contacts('telephone'),
    emails: contacts('email').map((email) => email.replace(/^mailto:/i, '')),
    addresses: addressOf(business.address),
    areas: namesOf(business.areaServed, business.serviceArea),
    payments: textsOf(business.paymentAccepted).flatMap((text) => text.split(/,\s*/)),
    languages: namesOf(business.knowsLanguage, business.availableLanguage),
  }
}
