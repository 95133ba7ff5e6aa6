import { weekIn } from '../../text/hours/readHours'
import type { Locale } from '../../text/value'
import { readText } from '../documents/readText'
import { splitList } from '../documents/splitList'

import { type NewProposal, proposalOfWeek, proposalsOf } from './proposalsOf'

const SOURCE = { kind: 'fact' as const, title: 'Your services' }
/** What an owner typed into a field of text, such as "Swedish massage, 60 min, $95", as facts to confirm. */
export function typedProposals(text: string, locale: Locale): NewProposal[] {
  // One by one: of a page's lines a name may stand over its price, of typed parts each is whole.
  const statements = splitList(text).flatMap((part) => readText(`- ${part}`, SOURCE, 'typed', locale))
  const week = weekIn(statements.flatMap(({ values }) => values))
  return [
    ...statements.flatMap((one) => proposalsOf(one, locale)),
    ...(Object.keys(week).length > 0 ? [proposalOfWeek(week, SOURCE)] : []),
  ]
}
