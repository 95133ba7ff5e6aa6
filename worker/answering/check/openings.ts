import type { WeekDay } from '../../../contract/facts'
import type { Value } from '../../text/value'
import type { Entry } from './index'

/** Open from, to, or closed; each end holds every minute that an unclear "8" may be, `either` one that may be both ends. */
type Times = { from?: number[]; to?: number[]; either?: number[]; isClosed: boolean }
/** Times of a day; without `day`, of whichever it is. */
export type Opening = Times & { day: WeekDay | undefined }
export type StatedOpening = Opening & { entry: Entry }

export const isOfWeek = ({ kind }: Value): boolean =>
  kind === 'days' || kind === 'span' || kind === 'clock' || kind === 'closed'
export const daysIn = (values: readonly Value[]): WeekDay[] =>
  values.flatMap((one) => (one.kind === 'days' ? one.days : []))
/** ", " or " and " between two days. */
const LONGEST_JOINT = 6

/** Days and times of a text tied together in reading order, whichever comes first: "Mon-Thu 8-5, Fri 8-1", "9 to 5 on Mondays". */
export function openingsIn(values: readonly Value[], days: readonly WeekDay[] = []): Opening[] {
  const openings: Opening[] = []
  let current = days
  let waiting: Times[] = []
  for (const [at, value] of values.entries()) {
    const times = timesOf(value)
    if (times && current.length === 0) waiting.push(times)
    else if (times) openings.push(...current.map((day) => ({ day, ...times })))
    if (value.kind !== 'days') continue
    const before = values[at - 1]
    current =
      before?.kind === 'days' && value.start - before.end <= LONGEST_JOINT ? [...current, ...value.days] : value.days
    for (const one of waiting) openings.push(...current.map((day) => ({ day, ...one })))
    waiting = []
  }
  return openings.length > 0 ? openings : waiting.map((one) => ({ day: undefined, ...one }))
}

function timesOf(value: Value): Times | undefined {
  if (value.kind === 'closed') return { isClosed: true }
  if (value.kind === 'span') return { from: [value.from], to: [value.to % 1440], isClosed: false }
  if (value.kind !== 'clock') return undefined
  const end = value.bound === 'from' ? 'from' : value.bound === 'upTo' ? 'to' : 'either'
  return { [end]: value.minutes, isClosed: false }
}

/** The weeks that the business states, row by row. */
export const statedOpenings = (entries: readonly Entry[]): StatedOpening[] =>
  entries.flatMap((entry) => {
    const { values } = entry.statement
    return openingsIn(values.filter(isOfWeek), daysIn(entry.headingValues)).map((one) => ({ ...one, entry }))
  })
