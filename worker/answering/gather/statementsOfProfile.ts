import type { Source } from '../../../contract/chat'
import { WEEK_DAYS } from '../../../contract/facts'
import { LANGUAGES } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses'
import type { Statement } from '../../knowledge'
import { dayText, exceptionText } from '../../text/hours/sayHours'
import { parseValues } from '../../text/parseValues'
import { priceRow } from '../../text/priceRow'
import { sentencesOf } from '../../text/sentences'
import { isStop } from '../../text/stopWords'
import type { Value } from '../../text/value'
import { wordsOf } from '../../text/words'

const LONGEST_ITEM = 60
/** "We mend clocks", where a list has "Clocks". */
const opensProse = (line: string): boolean => isStop(wordsOf(line)[0]?.text ?? '')

/** "And", as the last two of a list are joined in each language. */
const JOINS = LANGUAGES.map((language) => new Intl.ListFormat(language).formatToParts(['1', '2'])[1]?.value ?? '')
export const JOINED = new RegExp(`(?:^|\\s)(?:${JOINS.map((one) => one.trim()).join('|')}|&)\\s`)

/** "drains, heaters and leaks" are three; "checkups and cleanings" by itself is one. */
function itemsOf(line: string): string[] {
  const items = line.replace(/\.$/, '').split(/[,;•]\s*/)
  return items.length === 1 ? items : [...items.slice(0, -1), ...(items.at(-1) ?? '').split(JOINED)]
}

type Row = { id: string; text: string; values?: Value[] }

/**
 * What the owner typed. A typed fact's id is `fact:` and its field with what tells it from others: `fact:hours#mon`, `fact:prices#1`,
 * `fact:phones#1`, `fact:services#2`; an FAQ row's is `faq:` and its own.
 */
export function statementsOfProfile(profile: BusinessProfile): Statement[] {
  const { facts, faqs, country, currency } = profile
  const locale = { country, currency }
  const statements: Statement[] = []
  let block = 0

  const add = (kind: Statement['kind'], heading: string, rows: Row[], source: Source = FACT) => {
    block += 1
    for (const { id, text, values = parseValues(text, locale) } of rows)
      statements.push({ id, source, trail: heading ? [heading] : [], kind, text, values, block })
  }
  const addList = (field: string, heading: string, texts: readonly string[], kind: Statement['kind'] = 'item') =>
    add(
      kind,
      heading,
      texts.map((text, at) => ({ id: `fact:${field}#${at + 1}`, text })),
    )

  /** A list typed into one field, or sentences. */
  const addTyped = (field: string, heading: string, text: string | null) => {
    const lines = (text ?? '').split('\n').flatMap(sentencesOf)
    const items = lines.flatMap(itemsOf)
    const isList = items.every((item) => item.length <= LONGEST_ITEM) && !lines.some(opensProse)
    const said = (isList ? items : lines).map((one) => one.trim()).filter(Boolean)
    addList(field, heading, said, isList ? 'item' : 'sentence')
  }

  addList('name', 'Name', [profile.name])
  addTyped('services', 'Services', profile.services)
  addTyped('specialties', 'Specialties', profile.specialties)
  addList('phones', 'Phone', facts.phones)
  if (facts.emergencyPhone) addList('emergencyPhone', 'Emergency phone', [facts.emergencyPhone])
  addList('emails', 'Email', facts.emails)
  addList('addresses', 'Address', facts.addresses)
  if (profile.location) addList('location', 'Location', [profile.location])
  if (profile.calendlyUrl) add('item', 'Booking link', [{ id: 'fact:booking', text: profile.calendlyUrl }])
  add(
    'row',
    'Opening hours',
    WEEK_DAYS.flatMap((day) =>
      facts.hours[day] ? [{ id: `fact:hours#${day}`, text: dayText(day, facts.hours[day]) }] : [],
    ),
  )
  add(
    'row',
    'Opening hours on special days',
    facts.hoursExceptions.map((one) => ({ id: `fact:hoursExceptions#${one.from}`, text: exceptionText(one) })),
  )
  add(
    'row',
    'Prices',
    facts.prices.map((price, at) => ({ id: `fact:prices#${at + 1}`, ...priceRow(price, locale) })),
  )
  addList('areas', 'Areas served', facts.areas)
  addList('payments', 'Payment', facts.payments)
  addList('insurance', 'Insurance accepted', facts.insurance)
  addList('languages', 'Languages spoken', facts.languages)
  add(
    'row',
    'Team',
    facts.team.map(({ name, role }, at) => ({ id: `fact:team#${at + 1}`, text: role ? `${name} | ${role}` : name })),
  )
  for (const [at, { name, text }] of facts.policies.entries())
    add('sentence', name, [{ id: `fact:policies#${at + 1}`, text }])
  for (const { id, question, answer } of faqs)
    add('faq', question, [{ id: `faq:${id}`, text: answer }], { kind: 'faq', title: 'FAQ' })
  return statements
}

const FACT: Source = { kind: 'fact', title: 'Business profile' }
