import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { daysIn } from '../../text/hours/openings'
import { daysAfter, todayIn } from '../../text/localDays'
import { parseValues } from '../../text/parseValues'
import type { SentenceContext } from './context'
import type { EvidenceEntry } from './index'

/** What the owner says of the date that is meant by a day which the message asks about: "and Friday?", the day after Thanksgiving. */
export function specialDay(day: WeekDay, sentence: SentenceContext): EvidenceEntry | undefined {
  const { now, profile, today, text, understood, index } = sentence
  if (profile.facts.hoursExceptions.length === 0) return undefined
  const asked = daysIn(parseValues(`${text}\n${understood.lookup}`, profile))
  if (day !== today && !asked.includes(day)) return undefined
  const ahead = (WEEK_DAYS.indexOf(day) - WEEK_DAYS.indexOf(today) + 7) % 7
  const { year, month, day: ofMonth } = daysAfter(todayIn(now, profile.timeZone), ahead)
  const date = new Date(Date.UTC(year, month - 1, ofMonth)).toISOString().slice(0, 10)
  const special = profile.facts.hoursExceptions.find(({ from, to }) => from <= date && date <= to)
  return special && index.entries.find(({ statement }) => statement.id === `fact:hoursExceptions#${special.from}`)
}
