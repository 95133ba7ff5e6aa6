import type { WeekDay } from '../../../contract/facts'
import type { Value } from '../value'
import { DAY_MINUTES, dayGroups } from './readHours'

/**
 * When a day opens and closes, in minutes since midnight. An unclear "8" is both 480 and 1200. `either`: "at 8", which may be the opening or
 * the closing.
 */
type Times = { from?: number[]; to?: number[]; either?: number[]; isClosed: boolean }
/** The times of one day. Without `day` the text doesn't say which day it means. */
export type Opening = Times & { day: WeekDay | undefined }

export const daysIn = (values: readonly Value[]): WeekDay[] =>
  values.flatMap((one) => (one.kind === 'days' ? one.days : []))

/** What a text says of each day: "Fri 8-1" → Friday from 480 to 780. `unnamed`: the days that it means where it names none. */
export function openingsIn(values: readonly Value[], unnamed: readonly WeekDay[] = []): Opening[] {
  return dayGroups(values).flatMap(({ days, times }) => {
    const named = days.length > 0 ? days : unnamed
    const of = named.length > 0 ? named : [undefined]
    return times.map(endsOf).flatMap((one) => of.map((day) => ({ day, ...one })))
  })
}

function endsOf(value: Value): Times {
  if (value.kind === 'span') return { from: [value.from], to: [value.to % DAY_MINUTES], isClosed: false }
  if (value.kind !== 'clock') return { isClosed: true }
  const end = value.bound === 'from' ? 'from' : value.bound === 'upTo' ? 'to' : 'either'
  return { [end]: value.minutes, isClosed: false }
}
