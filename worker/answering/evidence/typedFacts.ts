import { type BusinessFacts, WEEK_DAYS } from '../../../contract/facts'
import type { BusinessProfile } from '../../businesses/profile'
import { listed } from '../replies/draft'
import type { ContactKind } from './contacts'
import type { DayHours, Hours, SourcedHours } from './hours'
import { type Passage, PROFILE, passage } from './passages'
import { sayPrice } from './sayPrice'
import { placedAt, type Sighting } from './sightings'
import { clock, type TimeSpan } from './timeSpan'
import { DAYS } from './weekDays'

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const spansOf = (spans: [string, string][]): TimeSpan[] =>
  spans.map(([from, to]) => ({ from: minutesOf(from), to: minutesOf(to) }))

const dayOf = (spans: TimeSpan[]): DayHours => {
  if (spans.length === 0) return { open: false, text: 'closed', spans }
  const isAlways = spans.some(({ from, to }) => to - from === 1440)
  return {
    open: true,
    text: isAlways ? 'open 24 hours' : spans.map(({ from, to }) => `${clock(from)} – ${clock(to)}`).join(' and '),
    spans,
  }
}

/** A night past twelve is typed as two days' spans and said as one. */
const weekOf = (typed: BusinessFacts['hours']): Hours => {
  const days = WEEK_DAYS.map((day) => ({ day, spans: typed[day] && spansOf(typed[day]) }))
  for (const [at, { spans }] of days.entries()) {
    const last = spans?.at(-1)
    const next = days[(at + 1) % days.length]?.spans
    const early = next?.[0]
    if (last?.to !== 1440 || last.from === 0 || !next || early?.from !== 0 || early.to === 1440) continue
    last.to += early.to
    next.shift()
  }
  return Object.fromEntries(days.flatMap(({ spans }, at) => (spans ? [[DAYS[at], dayOf(spans)]] : [])))
}

export const exceptionHours = (spans: [string, string][]): DayHours => dayOf(spansOf(spans))

type Said = { kind: Passage['kind']; heading: string; text: string }

const saidOf = ({ facts, currency }: BusinessProfile): Said[] => {
  const list = (heading: string, items: string[], text: (all: string) => string): Said[] =>
    items.length === 0 ? [] : [{ kind: 'faq', heading, text: text(listed(items)) }]
  const members = facts.team.map(({ name, role }) => (role ? `${name} (${role})` : name))
  return [
    ...facts.prices.map((price): Said => ({ kind: 'row', heading: '', text: sayPrice(price, currency) })),
    ...list('Which ways to pay do you accept?', facts.payments, (all) => `We accept ${all}.`),
    ...list('Which insurance do you take?', facts.insurance, (all) => `The insurance we take: ${all}.`),
    ...list('Which languages do you speak?', facts.languages, (all) => `We speak ${all}.`),
    ...list('Which areas do you serve?', facts.areas, (all) => `We serve ${all}.`),
    ...list('Who is on your team?', members, (all) => `Our team: ${all}.`),
    ...facts.team.map(
      ({ name, role = '' }): Said => ({ kind: 'sentence', heading: '', text: `${name} is our ${role}.` }),
    ),
    ...facts.policies.map(
      ({ name, text }): Said => ({ kind: 'faq', heading: /polic/i.test(name) ? name : `${name} policy`, text }),
    ),
    ...(facts.emergencyPhone
      ? list('Whom do I call in an emergency?', [facts.emergencyPhone], (all) => `In an emergency, call ${all}.`)
      : []),
  ].filter(({ text }) => !text.endsWith('is our .'))
}

/** Each stands in a paragraph of its own, and these are nobody else's. */
const FIRST = -100
export const isTypedFact = ({ paragraph }: Passage): boolean => paragraph <= FIRST

/** What the owner typed into fields of their own, as it is said. */
export const typedPassages = (profile: BusinessProfile): Passage[] =>
  saidOf(profile).map((said, at) => passage({ ...said, source: PROFILE, paragraph: FIRST - at }, profile.name))

export const typedSightings = ({ phones, emails, addresses, emergencyPhone }: BusinessFacts): Sighting[] => {
  const make = (kind: ContactKind, value: string, trail: string[] = []): Sighting => ({
    kind,
    value,
    source: PROFILE,
    ...placedAt(trail, value),
  })
  return [
    ...phones.map((value) => make('phone', value)),
    ...emails.map((value) => make('email', value)),
    ...addresses.map((value) => make('address', value)),
    ...(emergencyPhone ? [make('phone', emergencyPhone, ['Emergency line'])] : []),
  ]
}

export const typedWeeks = ({ hours }: BusinessFacts): SourcedHours[] =>
  Object.keys(hours).length === 0 ? [] : [{ week: weekOf(hours), source: PROFILE, text: '', placed: placedAt([], '') }]
