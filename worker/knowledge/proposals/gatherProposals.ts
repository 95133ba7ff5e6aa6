import { createHash } from 'node:crypto'
import type { Source } from '../../../contract/chat'
import type { Proposal } from '../../../contract/knowledge'
import type { Statement } from '../statement'
import { findLivePages } from '../store/pageStore'
import { findDecided } from '../store/versionStore'
import { priceSaid } from '../structured/priceSaid'
import type { SiteFacts } from '../structured/siteFacts'
import { hoursRows, type WeekHours } from '../structured/weekHours'
import { closedDays } from './closedDays'
import { hoursIn, priceIn } from './readRows'

const MOST = 300
const LONGEST_ANSWER = 2_000
const LISTS = ['phones', 'emails', 'addresses', 'areas', 'payments', 'languages'] as const

type Made = Omit<Proposal, 'id'>

/** What the sources say that could be a fact or an FAQ row, what the owner decided on before aside. */
export function gatherProposals(storage: DurableObjectStorage): Proposal[] {
  const made = new Map<string, Proposal>()
  const decided = findDecided(storage)
  let week: { hours: WeekHours; source: Source } | undefined
  const add = (one: Made) => {
    const id = idOf(one)
    if (made.size < MOST && !made.has(id) && !decided.has(id)) made.set(id, { id, ...one })
  }
  for (const { passages, facts } of findLivePages(storage)) {
    const source: Source = passages[0]?.source ?? { kind: 'site', title: '' }
    if (facts) fromFacts(facts, source).forEach(add)
    passages.flatMap(fromPassage).forEach(add)
    const told = { ...rowsTogether(passages), ...facts?.hours }
    const hours = Object.keys(told).length > 0 ? { ...closedDays(passages), ...told } : told
    // The page that tells the most days tells the week.
    if (Object.keys(hours).length > Object.keys(week?.hours ?? {}).length) week = { hours, source }
  }
  if (week)
    add({
      kind: 'hours',
      text: hoursRows(week.hours).join('; ').replaceAll(' | ', ': '),
      source: week.source,
      facts: { hours: week.hours },
    })
  return [...made.values()]
}

const rowsTogether = (passages: Statement[]): WeekHours => {
  const hours: WeekHours = {}
  // Where a page says a day twice, the first is its own hours and the others a department's or a holiday's.
  for (const [day, spans] of passages.flatMap((passage) => Object.entries(hoursIn(passage) ?? {}))) {
    const known = hours as Record<string, typeof spans>
    known[day] ??= spans
  }
  return hours
}

function fromFacts(facts: SiteFacts, source: Source): Made[] {
  const lists = LISTS.flatMap((kind) => facts[kind].map((text) => ({ kind, text, source, facts: { [kind]: [text] } })))
  const prices = facts.prices.map((price) => ({
    kind: 'prices' as const,
    text: priceSaid(price),
    source,
    facts: { prices: [price] },
  }))
  return [...lists, ...prices]
}

function fromPassage(passage: Statement): Made[] {
  const { kind, text, trail, source } = passage
  const question = trail.at(-1)
  if (kind === 'faq' && question?.endsWith('?') && text.length <= LONGEST_ANSWER && text.length > 10) {
    return [{ kind: 'faq', text: `${question} ${text}`, source, faq: { question, answer: text } }]
  }
  const price = priceIn(passage)
  return price ? [{ kind: 'prices', text: priceSaid(price), source, facts: { prices: [price] } }] : []
}

/** The same said again is the same proposal, wherever it stands. */
const idOf = ({ kind, facts, faq }: Made): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, facts ?? faq]))
    .digest('hex')
    .slice(0, 24)
