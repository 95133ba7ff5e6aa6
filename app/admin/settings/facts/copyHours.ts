import { WEEK_DAY_NAMES } from '../../../../contract/facts'
import type { FactsForm } from './factsForm'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
export type Weekday = (typeof WEEKDAYS)[number]
type Hours = FactsForm['hours']

/** The first open weekday, whose hours are copied. */
export const firstOpenWeekday = (hours: Hours): Weekday | undefined =>
  WEEKDAYS.find((day) => hours[day].state === 'open')

/** Weekdays without hours; open and closed days are not overwritten. */
export const unsaidWeekdays = (hours: Hours): Weekday[] => WEEKDAYS.filter((day) => hours[day].state === 'unsaid')

const LIST = new Intl.ListFormat('en-US')
const named = (days: readonly Weekday[]) => LIST.format(days.map((day) => WEEK_DAY_NAMES[day]))

/** The toast after copying. */
export function copiedWords(hours: Hours, from: Weekday): string {
  const filled = unsaidWeekdays(hours)
  if (filled.length === 0) return 'Every weekday says something already. Set a day to “Not said” first to copy onto it.'
  const kept = WEEKDAYS.filter((day) => day !== from && !filled.includes(day))
  const rest = kept.length > 0 ? ` ${named(kept)} ${kept.length > 1 ? 'stay' : 'stays'} as before.` : ''
  return `Copied to ${named(filled)}.${rest}`
}
