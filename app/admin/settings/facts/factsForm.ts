import { type BusinessFacts, WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import { priceLineOf } from './prices/priceLineOf'
import { NO_PRICE, type PriceRead } from './prices/readPriceLine'

/** Facts edited as text, one per line. */
export const LINE_FIELDS = ['phones', 'emails', 'addresses', 'areas', 'payments', 'insurance', 'languages'] as const
export type LineField = (typeof LINE_FIELDS)[number]

export type HoursSpan = { from: string; to: string }
type DayForm = { state: 'unsaid' | 'open' | 'closed'; spans: HoursSpan[] }
type ExceptionForm = { from: string; to: string; note: string; isOpen: boolean; spans: HoursSpan[] }
export type WeekForm = Record<WeekDay, DayForm>
/** A price as it was typed, and what was read in it. */
export type PriceForm = { line: string; read: PriceRead }

export type FactsForm = Record<LineField, string> & {
  emergencyPhone: string
  hours: WeekForm
  hoursExceptions: ExceptionForm[]
  prices: PriceForm[]
  policies: { name: string; text: string }[]
  team: { name: string; role: string }[]
}

export const USUAL_HOURS: HoursSpan = { from: '09:00', to: '17:00' }
export const NEW_PRICE: PriceForm = { line: '', read: { problem: NO_PRICE } }
/** What the schema refuses in place of a price that couldn't be read. */
const UNREAD = { name: '', cents: Number.NaN, from: false }

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const spanForms = (spans: [string, string][]): HoursSpan[] => spans.map(([from, to]) => ({ from, to }))
const spanFacts = (spans: HoursSpan[]) => spans.map(({ from, to }): [string, string] => [from, to])

export function toFactsForm(facts: BusinessFacts, currency = 'USD'): FactsForm {
  const day = (name: WeekDay): DayForm => {
    const spans = facts.hours[name]
    if (!spans) return { state: 'unsaid', spans: [USUAL_HOURS] }
    return spans.length > 0 ? { state: 'open', spans: spanForms(spans) } : { state: 'closed', spans: [USUAL_HOURS] }
  }
  const [mon, tue, wed, thu, fri, sat, sun] = WEEK_DAYS
  return {
    phones: facts.phones.join('\n'),
    emails: facts.emails.join('\n'),
    addresses: facts.addresses.join('\n'),
    areas: facts.areas.join('\n'),
    payments: facts.payments.join('\n'),
    insurance: facts.insurance.join('\n'),
    languages: facts.languages.join('\n'),
    emergencyPhone: facts.emergencyPhone ?? '',
    hours: {
      mon: day(mon),
      tue: day(tue),
      wed: day(wed),
      thu: day(thu),
      fri: day(fri),
      sat: day(sat),
      sun: day(sun),
    },
    hoursExceptions: facts.hoursExceptions.map(({ from, to, note, hours }) => ({
      from,
      to,
      note: note ?? '',
      isOpen: hours.length > 0,
      spans: hours.length > 0 ? spanForms(hours) : [USUAL_HOURS],
    })),
    prices: facts.prices.map((price) => ({ line: priceLineOf(price, currency), read: { price } })),
    policies: facts.policies,
    team: facts.team.map(({ name, role }) => ({ name, role: role ?? '' })),
  }
}

/** The form's values as BusinessFacts, unvalidated. */
export function toFacts(form: FactsForm): BusinessFacts {
  const said = WEEK_DAYS.flatMap((name): [WeekDay, [string, string][]][] => {
    const { state, spans } = form.hours[name]
    return state === 'unsaid' ? [] : [[name, state === 'open' ? spanFacts(spans) : []]]
  })
  return {
    phones: lines(form.phones),
    emails: lines(form.emails),
    addresses: lines(form.addresses),
    areas: lines(form.areas),
    payments: lines(form.payments),
    insurance: lines(form.insurance),
    languages: lines(form.languages),
    emergencyPhone: form.emergencyPhone.trim() || null,
    hours: Object.fromEntries(said),
    hoursExceptions: form.hoursExceptions.map(({ from, to, note, isOpen, spans }) => ({
      from,
      to: to || from,
      hours: isOpen ? spanFacts(spans) : [],
      ...(note.trim() && { note }),
    })),
    prices: form.prices.map(({ read }) => ('price' in read ? read.price : UNREAD)),
    policies: form.policies,
    team: form.team.map(({ name, role }) => ({ name, ...(role.trim() && { role }) })),
  }
}
