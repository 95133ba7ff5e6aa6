import { exceptionText } from '../../text/hours/sayHours'
import { type At, specialDaysOf } from '../specialDays/specialDays'
import type { Statement } from '../statement'
import type { NewProposal } from './proposalsOf'

/** Days to come on which the business says it is closed, or open at other hours than usual. */
export const proposalsOfSpecialDays = (statements: readonly Statement[], at: At): NewProposal[] =>
  specialDaysOf(statements, at).map(({ day, statement }) => ({
    kind: 'hours' as const,
    text: exceptionText(day).replace(' | ', ': '),
    source: statement.source,
    facts: { hoursExceptions: [day] },
  }))
