import type { PriceFact } from '../../../contract/facts'
import { readableText } from '../extraction/readableText'
import { firstText, manyOf, type Thing, textsOf, thingsOf, typesOf } from './readJsonLd'
import { hoursOfBusiness, type WeekHours } from './weekHours'

/** What a page says of the business in a machine's words. */
export type SiteFacts = {
  phones: string[]
  emails: string[]
  addresses: string[]
  areas: string[]
  payments: string[]
  languages: string[]
  hours: WeekHours
  prices: OfferedPrice[]
}

/** In the currency that the page names for it, which may be another than the business's. */
export type OfferedPrice = PriceFact & { currency?: string }

const NO_BUSINESS =
  /^(?:WebSite|WebPage|.*Page|BreadcrumbList|ListItem|ImageObject|Person|Review|Rating|AggregateRating|PostalAddress|Article|BlogPosting|NewsArticle|Question|Answer|SearchAction|ContactPoint|OpeningHoursSpecification|City|State|Country|Place|GeoCoordinates)$/

/** A LocalBusiness by any of its hundred names: whatever has an address, hours or a telephone. */
const isBusiness = (thing: Thing): boolean =>
  typesOf(thing).some((type) => !NO_BUSINESS.test(type)) &&
  ['address', 'openingHours', 'openingHoursSpecification', 'telephone', 'areaServed'].some((name) => name in thing)

const clean = (texts: string[]): string[] =>
  [...new Set(texts.map(readableText).filter(Boolean))].map((text) => text.slice(0, 300))

const namesOf = (value: unknown): string[] =>
  manyOf(value).flatMap((one) => (typeof one === 'string' ? [one] : thingsOf(one).flatMap(({ name }) => textsOf(name))))

function addressOf(value: unknown): string[] {
  return manyOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one]
    return thingsOf(one).map((address) => {
      const state = [firstText(address.addressRegion), firstText(address.postalCode)].filter(Boolean).join(' ')
      return [firstText(address.streetAddress), firstText(address.addressLocality), state].filter(Boolean).join(', ')
    })
  })
}

const centsOf = (value: unknown): number | undefined => {
  const amount = Number(firstText(value)?.replace(/[^\d.]/g, ''))
  return Number.isFinite(amount) && amount > 0 && amount < 1_000_000 ? Math.round(amount * 100) : undefined
}

/** An offer, or a service or product that has one. */
function priceOf(thing: Thing): OfferedPrice[] {
  const [offered] = thingsOf(thing.itemOffered)
  const name = readableText(firstText(thing.name) ?? firstText(offered?.name) ?? '').slice(0, 120)
  const [offer = thing] = thingsOf(thing.offers)
  const [detail = offer] = thingsOf(offer.priceSpecification)
  const cents = centsOf(detail.price ?? detail.minPrice ?? detail.lowPrice ?? offer.lowPrice)
  if (!name || cents === undefined) return []
  const toCents = centsOf(detail.maxPrice ?? detail.highPrice ?? offer.highPrice)
  const isSpan = toCents !== undefined && toCents > cents
  const currency = firstText(detail.priceCurrency ?? offer.priceCurrency)?.toUpperCase()
  return [
    {
      name,
      cents,
      from: !isSpan && detail.price === undefined,
      ...(isSpan && { toCents }),
      ...(currency && /^[A-Z]{3}$/.test(currency) && { currency }),
    },
  ]
}

export function siteFacts(things: Thing[]): SiteFacts {
  const businesses = things.filter(isBusiness)
  const all = (read: (business: Thing) => string[]) => clean(businesses.flatMap(read))
  const contacts = (name: string) => (business: Thing) => [
    ...textsOf(business[name]),
    ...thingsOf(business.contactPoint).flatMap((point) => textsOf(point[name])),
  ]
  return {
    phones: all(contacts('telephone')),
    emails: all(contacts('email')).map((email) => email.replace(/^mailto:/i, '')),
    addresses: all(({ address }) => addressOf(address)),
    areas: all(({ areaServed, serviceArea }) => [...namesOf(areaServed), ...namesOf(serviceArea)]),
    payments: all(({ paymentAccepted }) => textsOf(paymentAccepted).flatMap((text) => text.split(/,\s*/))),
    languages: all(({ knowsLanguage, availableLanguage }) => [
      ...namesOf(knowsLanguage),
      ...namesOf(availableLanguage),
    ]),
    hours: Object.assign({}, ...businesses.map(hoursOfBusiness)),
    prices: things.flatMap(priceOf),
  }
}
