import type { WeekDay } from '../../../contract/facts'
import type { Value } from '../value'
import { dayGroups } from './rowHours'

/** Open from, to, or closed; each end holds every minute that an unclear "8" may be, `either` one that may be both ends. */
type Times = { from?: number[]; to?: number[]; either?: number[]; isClosed: boolean }
/** Times of a day; without `day`, of whichever it is. */
export type Opening = Times & { day: WeekDay | undefined }

export const daysIn = (values: readonly Value[]): WeekDay[] =>
  values.flatMap((one) => (one.kind === 'days' ? one.days : []))

/** What a text tells of days, one at a time: "Fri 8-1" → Friday from 480 to 780. `unnamed`: of which days it speaks where it names none. */
export function openingsIn(values: readonly Value[], unnamed: readonly WeekDay[] = []): Opening[] {
  return dayGroups(values).flatMap(({ days, times }) => {
    const named = days.length > 0 ? days : unnamed
    const of = named.length > 0 ? named : [undefined]
    return times.map(endsOf).flatMap((one) => of.map((day) => ({ day, ...one })))
  })
}

function endsOf(value: Value): Times {
  if (value.kind === 'span') return { from: [value.from], to: [value.to % 1440], isClosed: false }
  if (value.kind !== 'clock') return { isClosed: true }
  const end = value.bound === 'from' ? 'from' : value.bound === 'upTo' ? 'to' : 'either'
  return { [end]: value.minutes, isClosed: false }
}
