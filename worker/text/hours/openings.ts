import type { WeekDay } from '../../../contract/facts'
import type { Value } from '../value'
import { dayGroups } from './readHours'
import { DAY_MINUTES } from './span'

/** When a day opens and closes, in minutes since midnight, or one of the two; an unclear "8" is both 480 and 1200. */
type Times =
  | { end: 'both'; from: number; to: number }
  /** `either`: "at 8", which may be the opening or the closing. */
  | { end: 'from' | 'to' | 'either'; at: number[] }
  | { end: 'unsaid' }
type OfDay = { isClosed: true } | ({ isClosed: false } & Times)
/** The times of one day. Without `day` the text doesn't say which day it means. */
export type Opening = OfDay & { day: WeekDay | undefined }

export const daysIn = (values: readonly Value[]): WeekDay[] =>
  values.flatMap((one) => (one.kind === 'days' ? one.days : []))

/** What a text says of each day: "Fri 8-1" → Friday from 480 to 780. `unnamed`: the days that it means where it names none. */
export function openingsIn(values: readonly Value[], unnamed: readonly WeekDay[] = []): Opening[] {
  return dayGroups(values).flatMap(({ days, times }) => {
    const named = days.length > 0 ? days : unnamed
    const of = named.length > 0 ? named : [undefined]
    return times.map(saidBy).flatMap((one) => of.map((day) => ({ day, ...one })))
  })
}

function saidBy(value: Value): OfDay {
  if (value.kind === 'span') return { isClosed: false, end: 'both', from: value.from, to: value.to % DAY_MINUTES }
  if (value.kind !== 'clock') return { isClosed: true }
  const end = value.bound === 'from' ? 'from' : value.bound === 'upTo' ? 'to' : 'either'
  return { isClosed: false, end, at: value.minutes }
}

/** The minutes at which a day may open and at which it may close by what is said of it. */
export function endsOf(opening: Opening): { starts: number[]; ends: number[] } {
  if (opening.isClosed || opening.end === 'unsaid') return { starts: [], ends: [] }
  if (opening.end === 'both') return { starts: [opening.from], ends: [opening.to] }
  const { end, at } = opening
  return { starts: end === 'to' ? [] : at, ends: end === 'from' ? [] : at }
}
