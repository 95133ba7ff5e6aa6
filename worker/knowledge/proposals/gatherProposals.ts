import { createHash } from 'node:crypto'
import type { Source } from '../../../contract/chat'
import type { BusinessFacts } from '../../../contract/facts'
import type { Proposal } from '../../../contract/knowledge'
import type { Locale } from '../../text/value'
import type { Statement } from '../statement'
import { findDecided } from '../store/versionStore'
import { ContactsSaid } from './contactsSaid'
import { proposalsOfPlaces } from './placesSaid'
import { type NewProposal, proposalOfWeek, proposalsOf } from './proposalsOf'
import { proposalsOfTexts } from './textsSaid'
import { plain } from './toldInstead'
import { closedDays, hoursIn } from './weekSaid'

const MOST = 300

/** What the sources say that could be a fact or an FAQ row. */
export function gatherProposals(pages: Iterable<{ statements: Statement[] }>, locale: Locale): NewProposal[] {
  const made: NewProposal[] = []
  const contacts = new ContactsSaid(locale)
  let week: { hours: BusinessFacts['hours']; source: Source } | undefined
  for (const { statements } of pages) {
    made.push(...statements.flatMap((one) => [...proposalsOf(one, locale), ...proposalsOfPlaces(one)]))
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
  return [...(week ? [proposalOfWeek(week.hours, week.source)] : []), ...contacts.proposals(), ...made]
}

/** Each once, without those that the owner accepted or dismissed before. */
export function undecided(made: NewProposal[], storage?: DurableObjectStorage): Proposal[] {
  const decided = storage ? findDecided(storage) : new Set<string>()
  const open = new Map<string, Proposal>()
  for (const one of made) {
    const id = idOf(one)
    if (open.size < MOST && !open.has(id) && !decided.has(id)) open.set(id, { id, ...one })
  }
  return [...open.values()]
}

/** The same said again is the same proposal, wherever it stands; a place with a comma more is too. */
const idOf = ({ kind, facts, faq, text }: NewProposal): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, kind === 'addresses' || kind === 'areas' ? plain(text) : (facts ?? faq)]))
    .digest('hex')
    .slice(0, 24)
