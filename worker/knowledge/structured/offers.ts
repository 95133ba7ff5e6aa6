import { priceRow } from '../../text/priceRow'
import { readableText } from '../../text/readableText'
import type { Locale } from '../../text/value'
import { firstText, type JsonLdNode, thingsOf } from './readJsonLd'

const LONGEST_NAME = 120

const centsOf = (value: unknown): number | undefined => {
  const amount = Number(firstText(value)?.replace(/[^\d.]/g, ''))
  return Number.isFinite(amount) && amount > 0 && amount < 1_000_000 ? Math.round(amount * 100) : undefined
}

/** The row of an offer, or of a service or product that has one, in the currency that it names for it. */
export function offerRow(thing: JsonLdNode, locale: Locale): string | undefined {
  const [offered] = thingsOf(thing.itemOffered)
  const name = readableText(firstText(thing.name) ?? firstText(offered?.name) ?? '').slice(0, LONGEST_NAME)
  const [offer = thing] = thingsOf(thing.offers)
  const [detail = offer] = thingsOf(offer.priceSpecification)
  const cents = centsOf(detail.price ?? detail.minPrice ?? detail.lowPrice ?? offer.lowPrice)
  if (!name || cents === undefined) return undefined
  const toCents = centsOf(detail.maxPrice ?? detail.highPrice ?? offer.highPrice)
  const isSpan = toCents !== undefined && toCents > cents
  const named = firstText(detail.priceCurrency ?? offer.priceCurrency) ?? ''
  const row = priceRow(
    { name, cents, from: !isSpan && detail.price === undefined, ...(isSpan && { toCents }) },
    /^[A-Za-z]{3}$/.test(named) ? { ...locale, currency: named } : locale,
  )
  return row.text
}
