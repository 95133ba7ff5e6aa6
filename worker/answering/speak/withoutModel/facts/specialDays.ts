import { LANGUAGES } from '../../../../../contract/languages'
import { closingsOf, type Statement, shortDaysOf } from '../../../../knowledge'
import { holidayAfter, holidaysIn } from '../../../../text/holidays'
import { type Span, spansOf } from '../../../../text/hours/span'
import { type LocalDay, todayIn } from '../../../../text/localDays'
import { isBeside } from '../quotes/passage'
import { mayBeSaid } from '../quotes/sayQuote'
import type { Speaking } from '../speaking'

const timeOf = ({ year, month, day }: LocalDay): number => Date.UTC(year, month - 1, day)
const dateOf = (day: LocalDay): string => new Date(timeOf(day)).toISOString().slice(0, 10)

const covers = (day: LocalDay) => (days: { from: string; to: string }) =>
  days.from <= dateOf(day) && dateOf(day) <= days.to

/** The hours of a day that isn't like others: as the owner typed them, else none where a notice on the site closes it. */
export function exceptionOn(speaking: Speaking, day: LocalDay): Span[] | undefined {
  const typed = speaking.question.profile.facts.hoursExceptions.find(covers(day))
  if (typed) return spansOf(typed.hours)
  return noticesOf(speaking, day).length > 0 ? [] : shortHoursOf(speaking, day)
}

type Special = { closings: ReturnType<typeof closingsOf>; short: ReturnType<typeof shortDaysOf> }
/** The days of the next two weeks are asked for one by one, of the same evidence. */
const read = new WeakMap<Speaking['evidence'], Special>()

function specialOf({ evidence, question }: Speaking): Special {
  const known = read.get(evidence)
  if (known) return known
  const { country, timeZone } = question.profile
  const at = { country, now: timeOf(todayIn(question.now, timeZone)) }
  const said = evidence.statements.filter(({ source }) => source.kind === 'site')
  const special = { closings: closingsOf(said, at), short: shortDaysOf(said, at) }
  read.set(evidence, special)
  return special
}

/** "Fri Nov 27 open 9–3 only" on the site. */
function shortHoursOf(speaking: Speaking, day: LocalDay): Span[] | undefined {
  const own = specialOf(speaking).short.find((one) => covers(day)(one.day))
  return own && spansOf(own.day.hours)
}

const noticesOf = (speaking: Speaking, day: LocalDay): Statement[] =>
  specialOf(speaking)
    .closings.filter(({ closing }) => covers(day)(closing))
    .map(({ statement }) => statement)

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
