import { WEEK_DAY_NAMES, WEEK_DAYS } from '../../../contract/facts'
import { hoursOf } from '../../answering/evidence/hours'
import { DAYS } from '../../answering/evidence/weekDays'
import type { Statement } from '../statement'
import type { WeekHours } from '../structured/weekHours'

const LONGEST = 160
/** "Closed on Sunday, December 24" is said of no week. */
const OF_DATES =
  /\b(?:holidays?|christmas|easter|thanksgiving|new year|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d+|\d{4}|until|temporarily|this week|first|second|third|last|every other)\b/i

/** The days that a site says it is closed on, wherever it says so. */
export const closedDays = (passages: Statement[]): WeekHours => {
  const said = passages.filter(
    ({ text, trail }) =>
      text.length <= LONGEST && /\bclosed\b/i.test(text) && !OF_DATES.test(`${trail.at(-1) ?? ''} ${text}`),
  )
  const weeks = said.map(({ text }) => hoursOf(text.replaceAll(' | ', ' ')))
  const isClosed = (name: string) =>
    weeks.some((week) => DAYS.some((day) => day === name && week[day]?.open === false && week[day]?.note === undefined))
  return Object.fromEntries(
    WEEK_DAYS.filter((day) => isClosed(WEEK_DAY_NAMES[day].toLowerCase())).map((day) => [day, []]),
  )
}
