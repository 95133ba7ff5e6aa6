import { exceptionText } from '../../text/hours/sayHours'
import { type At, type SpecialSaid, specialDaysOf } from '../specialDays/specialDays'
import type { Statement } from '../statement'
import type { NewProposal } from './proposalsOf'

/** Days to come on which the business says it is closed, or open at other hours than usual. */
export const proposalsOfSpecialDays = (statements: readonly Statement[], at: At): NewProposal[] =>
  together(specialDaysOf(statements, at)).map(({ day, statement }) => ({
    kind: 'hours' as const,
    text: exceptionText(day).replace(' | ', ': '),
    source: statement.source,
    facts: { hoursExceptions: [day] },
  }))

/** In the order of the calendar; closed days that two notices tell in part as one: "closed 26 – 27", "back on the 30th". */
function together(said: readonly SpecialSaid[]): SpecialSaid[] {
  const all: SpecialSaid[] = []
  for (const { day, statement } of said.toSorted((one, other) => one.day.from.localeCompare(other.day.from))) {
    const last = all.at(-1)?.day
    const isShut = last?.hours.length === 0 && day.hours.length === 0
    const isPart = last && isShut && day.from <= last.to
    if (isPart && last.to < day.to) last.to = day.to
    if (!isPart) all.push({ day: { ...day }, statement })
  }
  return all
}
