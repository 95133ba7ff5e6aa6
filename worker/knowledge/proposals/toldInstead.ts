import type { BusinessFacts, PriceFact, WeekDay } from '../../../contract/facts'
import type { Proposal } from '../../../contract/knowledge'
import { serviceKey } from '../../../contract/sameFact'
import { fold } from '../../text/fold'
import { hoursRows } from '../../text/hours/sayHours'
import { priceRow } from '../../text/priceRow'
import type { Locale } from '../../text/value'
import { LISTS, type ListField } from '../structured/businessSaid'

export const plain = (text: string): string => fold(text).replace(/[^\p{L}\d@]+/gu, '')

/** "+1 512 555-0100" and "(512) 555-0100" are one number. */
const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-NATIONAL_DIGITS)
const NATIONAL_DIGITS = 10

const sameOf: Record<ListField, (text: string) => string> = {
  phones: lastDigits,
  emails: plain,
  addresses: plain,
  areas: plain,
  payments: plain,
  languages: plain,
}

export const isSamePrice = (one: PriceFact, other: PriceFact): boolean =>
  one.cents === other.cents && one.toCents === other.toCents && one.from === other.from

export const isSameDay = (one: string[][] | undefined, other: string[][] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Said = NonNullable<Proposal['facts']>
const sameName =
  ({ name }: PriceFact) =>
  (other: PriceFact) =>
    serviceKey(other.name) === serviceKey(name)

/** Whether the owner's facts say all of it. */
export const isTold = (said: Said = {}, facts: BusinessFacts): boolean =>
  Object.entries(said.hours ?? {}).every(([day, spans]) => isSameDay(facts.hours[day as WeekDay], spans)) &&
  (said.prices ?? []).every((price) => facts.prices.filter(sameName(price)).some((own) => isSamePrice(own, price))) &&
  (said.hoursExceptions ?? []).every((day) =>
    facts.hoursExceptions.some((own) => own.from <= day.from && day.to <= own.to),
  ) &&
  (!said.emergencyPhone || lastDigits(said.emergencyPhone) === lastDigits(facts.emergencyPhone ?? '')) &&
  (said.policies ?? []).every(({ name }) => facts.policies.some((own) => plain(own.name) === plain(name))) &&
  LISTS.every(
    (field) =>
      said[field]?.every((one) => facts[field].some((own) => sameOf[field](own) === sameOf[field](one))) ?? true,
  )

/** What the owner's facts say of the same thing, where it isn't what was read: the owner's is said, and the owner is told. */
export function toldInstead(said: Said = {}, facts: BusinessFacts, locale: Locale): string | undefined {
  const prices = (said.prices ?? []).flatMap((price) => {
    const own = facts.prices.find(sameName(price))
    return own && !isSamePrice(own, price) ? [priceRow(own, locale).text] : []
  })
  const days = Object.entries(facts.hours).filter(([day, own]) => {
    const spans = said.hours?.[day as WeekDay]
    return spans !== undefined && !isSameDay(own, spans)
  })
  const urgent = said.emergencyPhone && facts.emergencyPhone ? [facts.emergencyPhone] : []
  const told = [...prices, ...hoursRows(Object.fromEntries(days)), ...urgent].join('; ').replaceAll(' | ', ': ')
  return told || undefined
}

/** What else is read as the price of the same name: which one is right, or whether both are, only its owner knows. */
export function otherPrices({ facts = {} }: Proposal, open: readonly Proposal[], locale: Locale): string | undefined {
  const [price] = facts.prices ?? []
  const all = price ? open.flatMap((one) => one.facts?.prices ?? []).filter(sameName(price)) : []
  const others = all.filter((other) => price && !isSamePrice(price, other))
  return others.map((other) => priceRow(other, locale).text.split(' | ').at(-1)).join(', ') || undefined
}
