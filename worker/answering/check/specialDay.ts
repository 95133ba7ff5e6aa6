import type { WeekDay } from '../../../contract/facts'
import { daysIn } from '../../text/hours/openings'
import { comingDay, covers, dateOf, todayIn } from '../../text/localDays'
import { parseValues } from '../../text/parseValues'
import type { SentenceContext } from './context'
import type { EvidenceEntry } from './index'

/** What the owner says of the date that is meant by a day which the message asks about: "and Friday?", the day after Thanksgiving. */
export function specialDay(day: WeekDay, sentence: SentenceContext): EvidenceEntry | undefined {
  const { now, profile, today, text, understood, index } = sentence
  if (profile.facts.hoursExceptions.length === 0) return undefined
  const asked = daysIn(parseValues(`${text}\n${understood.lookup}`, profile))
  if (day !== today && !asked.includes(day)) return undefined
  const date = dateOf(comingDay(day, todayIn(now, profile.timeZone)))
  const special = profile.facts.hoursExceptions.find(covers(date))
  return special && index.entries.find(({ statement }) => statement.id === `fact:hoursExceptions#${special.from}`)
}
