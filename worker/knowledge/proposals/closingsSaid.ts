import { exceptionText } from '../../text/hours/sayHours'
import { closingsOf } from '../closings'
import type { Statement } from '../statement'
import type { NewProposal } from './proposalsOf'

/** Days to come on which the business says it is closed. */
export const proposalsOfClosings = (
  statements: readonly Statement[],
  at: { country: string; now: number },
): NewProposal[] =>
  closingsOf(statements, at).map(({ closing, statement }) => ({
    kind: 'hours' as const,
    text: exceptionText(closing).replace(' | ', ': '),
    source: statement.source,
    facts: { hoursExceptions: [closing] },
  }))
