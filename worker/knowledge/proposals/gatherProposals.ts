import { createHash } from 'node:crypto'
import type { Source } from '../../../contract/chat'
import type { BusinessFacts } from '../../../contract/facts'
import type { Proposal } from '../../../contract/knowledge'
import type { Locale } from '../../text/value'
import type { Statement } from '../statement'
import { findDecided } from '../store/versionStore'
import { ContactsSaid } from './contactsSaid'
import { proposalsOfAddresses, proposalsOfAreas } from './placesSaid'
import { type NewProposal, proposalOfWeek, proposalsOf } from './proposalsOf'
import { proposalsOfTexts } from './textsSaid'
import { plain } from './toldInstead'
import { closedDays, hoursIn } from './weekSaid'

/** Of a kind; what an owner won't look through isn't shown. Answers beyond it are found among the site's own words. */
const MOST = 30
const MOST_OF: Partial<Record<Proposal['kind'], number>> = { faq: 12, prices: 150, policies: 8, addresses: 4 }

/** What the sources say that could be a fact or an FAQ row. */
export function gatherProposals(pages: Iterable<{ statements: Statement[] }>, locale: Locale): NewProposal[] {
  const made: NewProposal[] = []
  const contacts = new ContactsSaid(locale)
  let week: { hours: BusinessFacts['hours']; source: Source } | undefined
  for (const { statements } of pages) {
    made.push(...statements.flatMap((one) => [...proposalsOf(one, locale), ...proposalsOfAreas(one)]))
    made.push(...proposalsOfAddresses(statements, locale.country))
    made.push(...proposalsOfTexts(statements))
    contacts.add(statements)
    const told = hoursIn(statements)
    const days = Object.keys(told).length
    // The page that tells the most days tells the week.
    if (days > 0 && days > Object.keys(week?.hours ?? {}).length)
      week = {
        hours: { ...closedDays(statements), ...told },
        source: statements[0]?.source ?? { kind: 'site', title: '' },
      }
  }
  return [...contacts.proposals(), ...made, ...(week ? [proposalOfWeek(week.hours, week.source)] : [])]
}

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
  const numbered = kind === 'addresses' ? text.split(/[\s,]+/).filter((word) => /\d/.test(word)) : []
  if (numbered.length > 1) return plain(numbered.join(''))
  if (kind === 'addresses' || kind === 'areas') return plain(text.replace(/,\s*[A-Z]{2}$/, ''))
  return faq ? plain(faq.question) : facts
}
