import { LANGUAGES } from '../../../../../contract/languages'
import { isWithdrawnDay, type SpecialSaid, type Statement, specialDaysOf } from '../../../../knowledge'
import { holidayAfter, holidaysIn } from '../../../../text/holidays'
import { type Span, spansOf } from '../../../../text/hours/span'
import { covers, dateOf, type LocalDay, todayIn } from '../../../../text/localDays'
import type { Question } from '../../../answerer'
import { gather } from '../../../gather/gather'
import { isBeside } from '../quotes/passage'
import { mayBeSaid } from '../quotes/sayQuote'
import type { Speaking } from '../speaking'
import { type Grounded, weekOf } from './week'

/** The hours of a day that isn't like others: as the owner typed them, else as a notice on the site says; none where it is closed. */
export function exceptionOn(speaking: Speaking, day: LocalDay): Span[] | undefined {
  const told = typedOn(speaking, day) ?? saidOn(speaking, day)[0]?.day
  return told && spansOf(told.hours)
}

/** The notice that it stands in, where it isn't the owner's own word. */
export const noticeOn = (speaking: Speaking, day: LocalDay): Statement | undefined =>
  typedOn(speaking, day) ? undefined : saidOn(speaking, day)[0]?.statement

const typedOn = ({ question }: Speaking, day: LocalDay) =>
  question.profile.facts.hoursExceptions.find(covers(dateOf(day)))

function saidOn(speaking: Speaking, day: LocalDay): SpecialSaid[] {
  const isThen = covers(dateOf(day))
  return saidOf(speaking).filter((one) => isThen(one.day))
}

const NOTICES = 'closed holidays hours'

/** Days that notices on the site close or give hours of their own, where the owner typed nothing of them. */
export async function daysOfSite({ profile, now, find }: Question): Promise<SpecialSaid['day'][]> {
  const evidence = gather({ profile, page: {}, found: await find(NOTICES), now }, { lookup: NOTICES })
  const typed = profile.facts.hoursExceptions
  return saidOf({ evidence, question: { profile, now } })
    .map(({ day }) => day)
    .filter(({ from, to }) => !typed.some((one) => one.from <= to && from <= one.to))
}

/** The days of the next two weeks are asked for one by one, of the same evidence. */
const read = new WeakMap<Speaking['evidence'], SpecialSaid[]>()

function saidOf(speaking: Grounded): SpecialSaid[] {
  const { evidence, question } = speaking
  const known = read.get(evidence)
  if (known) return known
  const { country, timeZone } = question.profile
  const today = dateOf(todayIn(question.now, timeZone))
  const ofSite = evidence.statements.filter(({ source }) => source.kind === 'site')
  const withdrawn = Object.values(question.profile.withdrawn ?? {})
  // Of a sentence that tells several days, one alone may have been dismissed.
  const said = specialDaysOf(ofSite, { country, today, week: weekOf(speaking)?.hours }).filter(
    ({ day }) => !isWithdrawnDay(day, withdrawn),
  )
  // Where a notice closes a day that another gives hours, nobody is sent there in vain.
  const closedFirst = said.toSorted((one, other) => one.day.hours.length - other.day.hours.length)
  read.set(evidence, closedFirst)
  return closedFirst
}

const noticesOf = (speaking: Speaking, day: LocalDay): Statement[] =>
  saidOn(speaking, day).flatMap(({ day: { hours }, statement }) => (hours.length === 0 ? [statement] : []))

/** What a notice says of a closed day beside that it is closed: "The emergency line is answered on Thanksgiving." */
export function notedOf(speaking: Speaking, day: LocalDay): Statement[] {
  const { country } = speaking.question.profile
  const notices = noticesOf(speaking, day)
  const isSame = (other: { month: number; day?: number | undefined }) =>
    other.month === day.month && other.day === day.day
  const names = ({ text, values }: Statement) =>
    values.some((value) => value.kind === 'date' && isSame(value)) ||
    holidaysIn(text, LANGUAGES, country).some(({ on }) => isSame(holidayAfter(on, day)))
  return speaking.evidence.statements.filter(
    (one) => !notices.includes(one) && notices.some((notice) => isBeside(notice, one)) && mayBeSaid(one) && names(one),
  )
}
