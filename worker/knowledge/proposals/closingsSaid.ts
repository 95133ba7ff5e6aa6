import { exceptionText } from '../../text/hours/sayHours'
import { closingsOf } from '../closings'
import { shortDaysOf } from '../shortDays'
import type { Statement } from '../statement'
import type { NewProposal } from './proposalsOf'

type At = { country: string; now: number }

/** Days to come on which the business says it is closed, or open at other hours than usual. */
export function proposalsOfClosings(statements: readonly Statement[], at: At): NewProposal[] {
  const closed = closingsOf(statements, at).map(({ closing: day, statement }) => ({ day, statement }))
  return [...closed, ...shortDaysOf(statements, at)].map(({ day, statement }) => ({
    kind: 'hours' as const,
    text: exceptionText(day).replace(' | ', ': '),
    source: statement.source,
    facts: { hoursExceptions: [day] },
  }))
}
