import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { fold } from '../../text/fold'
import type { Value } from '../../text/value'
import type { Statement } from '../statement'
import type { WeekHours } from '../structured/weekHours'
import PASSING from './passing.json'

const LONGEST = 160
const DAY_MINUTES = 24 * 60
/** Words that tell hours of dates, not of the week: "closed the first Monday of the month". */
const OF_DATES = Object.entries(PASSING).flatMap(([language, words]) =>
  language === 'zh' ? words : words.map((word) => ` ${word}`),
)

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A week as its values say it in turn: days, then when they are open or that they are not; "closed" may stand before its days. */
export function weekOf(values: readonly Value[]): WeekHours {
  const week: WeekHours = {}
  let days: WeekDay[] = []
  let isTold = false
  let isClosed = false
  for (const value of values) {
    if (value.kind === 'days') {
      days = isTold || isClosed ? value.days : [...days, ...value.days]
      if (isClosed) for (const day of days) week[day] = []
      isTold = false
    } else if (value.kind === 'span' && value.to <= DAY_MINUTES) {
      for (const day of days) week[day] = [...(week[day] ?? []), [clock(value.from), clock(value.to)]]
      isTold = true
      isClosed = false
    } else if (value.kind === 'closed') {
      const isOfThese = days.length > 0 && !isTold
      if (isOfThese) for (const day of days) week[day] = []
      isClosed = !isOfThese
      isTold = true
    }
  }
  return week
}

const isOfWeek = ({ text, trail, values }: Statement): boolean => {
  const said = fold(` ${trail.at(-1) ?? ''} ${text}`)
  return (
    text.length <= LONGEST &&
    !values.some(({ kind }) => kind === 'date') &&
    !OF_DATES.some((word) => said.includes(word))
  )
}

/** What rows tell of the week. Where a day is said twice, the first is its own and the others a department's. */
export function hoursIn(statements: readonly Statement[]): WeekHours {
  const rows = statements.filter((one) => one.kind === 'row' && isOfWeek(one)).map(({ values }) => weekOf(values))
  return Object.assign({}, ...rows.toReversed())
}

/** The days that are said to be closed, wherever that stands. */
export function closedDays(statements: readonly Statement[]): WeekHours {
  const weeks = statements
    .filter((one) => isOfWeek(one) && one.values.some(({ kind }) => kind === 'closed'))
    .map(({ values }) => weekOf(values))
  const days = WEEK_DAYS.filter((day) => weeks.some((week) => week[day]?.length === 0))
  return Object.fromEntries(days.map((day) => [day, []]))
}
