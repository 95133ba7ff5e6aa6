import { createHash } from 'node:crypto'
import type { Source } from '../../../contract/chat'
import { type BusinessFacts, WEEK_DAYS } from '../../../contract/facts'
import type { Proposal } from '../../../contract/knowledge'
import { hoursRows } from '../../text/hours/sayHours'
import { spansByDay } from '../../text/hours/span'
import { dateOf, todayIn } from '../../text/localDays'
import type { Locale } from '../../text/value'
import type { Statement } from '../statement'
import { findDecided } from '../store/versionStore'
import { withoutPast } from '../withoutPast'
import { ContactsSaid } from './contactsSaid'
import { proposalsOfAddresses, proposalsOfAreas, proposalsOfRounds } from './placesSaid'
import { type NewProposal, proposalOfWeek, proposalsOf } from './proposalsOf'
import { proposalsOfSpecialDays } from './specialDaysSaid'
import { TextsSaid } from './textsSaid'
import { isSameDay, plain } from './toldInstead'
import { unitsOfAll } from './unitOfAll'
import { closedDays, hoursIn, openDays, weekInProse, withBreaks } from './weekSaid'

/** Of a kind; what an owner won't look through isn't shown. Answers beyond it are found among the site's own words. */
const MOST = 30
const MOST_OF: Partial<Record<Proposal['kind'], number>> = { faq: 12, prices: 150, policies: 8, addresses: 4 }

/** What the sources say that could be a fact or an FAQ row. */
export function gatherProposals(
  pages: Iterable<{ statements: Statement[] }>,
  locale: Locale & { timeZone?: string },
  now = Date.now(),
): NewProposal[] {
  const made: NewProposal[] = []
  const all: Statement[] = []
  const contacts = new ContactsSaid(locale)
  const texts = new TextsSaid()
  const weeks: Week[] = []
  const prose: (Week & { isOpening: boolean })[] = []
  for (const page of pages) {
    const statements = withoutPast(page.statements, new Date(now))
    const unitOf = unitsOfAll(statements)
    made.push(...statements.flatMap((one) => [...proposalsOf(one, locale, unitOf(one)), ...proposalsOfAreas(one)]))
    made.push(...proposalsOfAddresses(statements, locale.country))
    made.push(...proposalsOfRounds(statements))
    texts.add(statements)
    all.push(...page.statements)
    contacts.add(statements)
    weeks.push({ told: hoursIn(statements), closed: closedDays(statements), source: statements[0]?.source })
    prose.push({ ...weekInProse(statements), closed: {}, source: statements[0]?.source })
  }
  const week = weekOf(weeks.some(({ told }) => openDays(told) > 0) ? weeks : [...weeks, ...sure(prose)], all)
  const today = dateOf(todayIn(new Date(now), locale.timeZone ?? 'UTC'))
  const usual = spansByDay(week[0]?.facts?.hours ?? {})
  const special = proposalsOfSpecialDays(all, { country: locale.country, today, week: usual })
  return [...contacts.proposals(), ...withoutShortened(made), ...texts.proposals(), ...week, ...special]
}

/** "12 Oak Street, Austin, TX 78701" beside the same with its suite is said once. */
const withoutShortened = (made: readonly NewProposal[]): NewProposal[] => {
  const whole = made.flatMap(({ kind, text }) => (kind === 'addresses' ? [numbersIn(text)] : []))
  const isShortened = (numbers: ReadonlySet<string>) =>
    numbers.size > 1 && whole.some((other) => other.size > numbers.size && numbers.isSubsetOf(other))
  return made.filter(({ kind, text }) => kind !== 'addresses' || !isShortened(numbersIn(text)))
}

/** The parts of an address that have a figure in them: its house, suite and code. */
const numbersIn = (address: string): Set<string> => new Set(address.split(/[\s,]+/).filter((word) => /\d/.test(word)))

type Week = { told: BusinessFacts['hours']; closed: BusinessFacts['hours']; source: Source | undefined }
const dayCount = ({ told }: Week): number => Object.keys(told).length

/** The page that tells the most days tells the week; any page may say what is closed. Days that another tells otherwise are said to be. */
function weekOf(weeks: readonly Week[], statements: readonly Statement[]): NewProposal[] {
  const [week] = weeks.toSorted((one, other) => dayCount(other) - dayCount(one))
  if (!week || dayCount(week) === 0) return []
  const hours = { ...Object.assign({}, ...weeks.map(({ closed }) => closed)), ...week.closed, ...week.told }
  const others = weeks.flatMap(({ told }) => {
    const days = WEEK_DAYS.filter((day) => told[day] && hours[day] && !isSameDay(told[day], hours[day]))
    return hoursRows(Object.fromEntries(days.map((day) => [day, told[day]])))
  })
  const also = [...new Set(others)].join('; ').replaceAll(' | ', ': ')
  return [
    {
      ...proposalOfWeek(withBreaks(hours, statements), week.source ?? { kind: 'site', title: '' }),
      ...(also && { also }),
    },
  ]
}

/** What is said to be the opening hours, or said on several pages, as a foot is; else it may be a department's. */
const sure = (weeks: readonly (Week & { isOpening: boolean })[]): Week[] =>
  weeks.filter(
    (week) =>
      dayCount(week) > 0 &&
      (week.isOpening || weeks.some((other) => other !== week && isSameWeek(other.told, week.told))),
  )
const isSameWeek = (one: BusinessFacts['hours'], other: BusinessFacts['hours']): boolean =>
  WEEK_DAYS.every((day) => isSameDay(one[day], other[day]))

/** Each once, without those that the owner accepted or dismissed before. */
export function undecided(made: NewProposal[], storage?: DurableObjectStorage): Proposal[] {
  const decided = storage ? findDecided(storage) : new Set<string>()
  const open = new Map<string, Proposal>()
  const counts = new Map<Proposal['kind'], number>()
  for (const one of made) {
    const id = idOf(one)
    const count = counts.get(one.kind) ?? 0
    if (open.has(id) || decided.has(id) || count >= (MOST_OF[one.kind] ?? MOST)) continue
    counts.set(one.kind, count + 1)
    open.set(id, { id, ...one })
  }
  return [...open.values()]
}

/** The same said again is the same proposal, wherever it stands. */
const idOf = (one: NewProposal): string =>
  createHash('sha256')
    .update(JSON.stringify([one.kind, toldApart(one)]))
    .digest('hex')
    .slice(0, 24)

/** An address is the same with the same numbers and code, an area without its state, a question with another answer. */
function toldApart({ kind, facts, faq, text }: NewProposal): unknown {
  const numbered = kind === 'addresses' ? [...numbersIn(text)] : []
  if (numbered.length > 1) return plain(numbered.join(''))
  if (kind === 'addresses' || kind === 'areas') return plain(text.replace(/,\s*[A-Z]{2}$/, ''))
  return faq ? plain(faq.question) : facts
}
