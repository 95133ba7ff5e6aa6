import { createHash } from 'node:crypto'
import type { Source } from '../../../contract/chat'
import type { Proposal } from '../../../contract/knowledge'
import type { Statement } from '../statement'
import { findLivePages } from '../store/pageStore'
import { findDecided } from '../store/versionStore'
import { priceRowOf } from '../structured/priceSaid'
import type { SiteFacts } from '../structured/siteFacts'
import { hoursRows, type WeekHours } from '../structured/weekHours'
import { priceIn } from './pricesIn'
import type { Made } from './typedProposals'
import { closedDays, hoursIn } from './weekSaid'

const MOST = 300
const LONGEST_ANSWER = 2_000
const LISTS = ['phones', 'emails', 'addresses', 'areas', 'payments', 'languages'] as const

/** What the sources say that could be a fact or an FAQ row. */
export function gatherProposals(storage: DurableObjectStorage, currency: string): Made[] {
  const made: Made[] = []
  let week: { hours: WeekHours; source: Source } | undefined
  for (const { statements, facts } of findLivePages(storage)) {
    const source: Source = statements[0]?.source ?? { kind: 'site', title: '' }
    if (facts) made.push(...fromFacts(facts, source))
    made.push(...statements.flatMap((one) => fromStatement(one, currency)))
    // What is seen on the page goes before what it says to machines alone.
    const told = { ...facts?.hours, ...hoursIn(statements) }
    const hours = Object.keys(told).length > 0 ? { ...closedDays(statements), ...told } : told
    // The page that tells the most days tells the week.
    if (Object.keys(hours).length > Object.keys(week?.hours ?? {}).length) week = { hours, source }
  }
  if (week) {
    const text = hoursRows(week.hours).join('; ').replaceAll(' | ', ': ')
    made.push({ kind: 'hours', text, source: week.source, facts: { hours: week.hours } })
  }
  return made
}

/** Each once, what the owner decided on before aside. */
export function undecided(made: Made[], storage?: DurableObjectStorage): Proposal[] {
  const decided = storage ? findDecided(storage) : new Set<string>()
  const open = new Map<string, Proposal>()
  for (const one of made) {
    const id = idOf(one)
    if (open.size < MOST && !open.has(id) && !decided.has(id)) open.set(id, { id, ...one })
  }
  return [...open.values()]
}

const fromFacts = (facts: SiteFacts, source: Source): Made[] =>
  LISTS.flatMap((kind) => facts[kind].map((text) => ({ kind, text, source, facts: { [kind]: [text] } })))

function fromStatement(statement: Statement, currency: string): Made[] {
  const { kind, text, trail, source } = statement
  const question = trail.at(-1)
  if (kind === 'faq' && question?.endsWith('?') && text.length <= LONGEST_ANSWER && text.length > 10) {
    return [{ kind: 'faq', text: `${question} ${text}`, source, faq: { question, answer: text } }]
  }
  const price = priceIn(statement, currency)
  const said = price && priceRowOf(price, currency).replace(' | ', ': ')
  return price && said ? [{ kind: 'prices', text: said, source, facts: { prices: [price] } }] : []
}

/** The same said again is the same proposal, wherever it stands. */
const idOf = ({ kind, facts, faq }: Made): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, facts ?? faq]))
    .digest('hex')
    .slice(0, 24)
