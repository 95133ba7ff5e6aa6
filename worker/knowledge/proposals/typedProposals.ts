import { weekIn } from '../../text/hours/rowHours'
import type { Locale } from '../../text/value'
import { readText } from '../documents/readText'

import { type NewProposal, proposalOfWeek, proposalsOf } from './proposalsOf'

const SOURCE = { kind: 'fact' as const, title: 'Your services' }
/** Between the parts of a list, but not within "1,200". */
const PARTS = /[,;](?!\d)\s*|[.!](?:\s+|$)/g

/** What an owner typed into a field of text, such as "Swedish massage 60 min $95, deep tissue $120", as facts to confirm. */
export function typedProposals(text: string, locale: Locale): NewProposal[] {
  const statements = readText(`- ${text.replace(PARTS, '\n- ')}`, SOURCE, 'typed', locale)
  const week = weekIn(statements.flatMap(({ values }) => values))
  return [
    ...statements.flatMap((one) => proposalsOf(one, locale)),
    ...(Object.keys(week).length > 0 ? [proposalOfWeek(week, SOURCE)] : []),
  ]
}
