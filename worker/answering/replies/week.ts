import type { DayHours, Hours } from '../evidence/hours'
import { DAYS, type Day } from '../evidence/weekDays'
import { capitalized } from '../language/capitalized'
import { listed } from './draft'

export const saidOf = ({ text, note }: DayHours): string => (note === undefined ? text : `${text} (${note})`)

/** "Tuesday to Friday 8 am – 5 pm, Saturday 9 am – 1 pm, closed Monday and Sunday" */
export const week = (hours: Hours): string => {
  const runs: { days: Day[]; said: string; open: boolean }[] = []
  for (const day of DAYS) {
    const known = hours[day]
    if (known === undefined) continue
    const last = runs.at(-1)
    const follows = last?.days.at(-1) !== undefined && DAYS.indexOf(day) === DAYS.indexOf(last.days.at(-1) ?? day) + 1
    if (last !== undefined && follows && last.said === saidOf(known)) last.days.push(day)
    else runs.push({ days: [day], said: saidOf(known), open: known.open })
  }
  const open = runs
    .filter((run) => run.open)
    .map(({ days, said }) =>
      days.length > 2
        ? `${capitalized(days[0] ?? 'monday')} to ${capitalized(days.at(-1) ?? 'sunday')} ${said}`
        : `${listed(days.map(capitalized))} ${said}`,
    )
  const closed = runs.flatMap((run) => (run.open ? [] : run.days)).map(capitalized)
  return [...open, ...(closed.length > 0 ? [`closed ${listed(closed)}`] : [])].join(', ')
}
