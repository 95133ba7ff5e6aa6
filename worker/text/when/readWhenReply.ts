import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { DAY_MINUTES } from '../hours/span'
import { jsonIn } from '../jsonIn'
import { ALL_DAY, type DayRange, type TimeRange, type When, type Wish } from './wish'

const MANY = 40
const list = z.array(z.string()).check(z.maxLength(MANY))
const replySchema = z.object({
  wishes: z.optional(z.array(z.object({ days: list, times: z.optional(list) })).check(z.maxLength(MANY))),
  either: z.optional(list),
  times: z.optional(list),
  unclear: z.optional(z.boolean()),
  none: z.optional(z.boolean()),
})

/** "2027-03-10", "2027-03-10..2027-03-14", "2027-03-10..", "2027-03-10..2027-03-31 mon thu" */
const DAYS =
  /^(?<from>\d{4}-\d\d-\d\d)(?<open>\.\.(?<to>\d{4}-\d\d-\d\d)?)?(?<weekDays>(?: (?:mon|tue|wed|thu|fri|sat|sun))*)$/
/** "14:00", "09:00-12:00" */
const TIMES = /^(?<from>\d\d?:\d\d)(?:-(?<to>\d\d?:\d\d))?$/

/** What a model made of `whenQuestion`; undefined where it isn't an answer to it, or a day or time of it is none. Days that are over are left out. */
export function readWhenReply(said: string, today: string): When | undefined {
  const parsed = z.safeParse(replySchema, jsonIn(said))
  if (!parsed.success) return undefined
  const { wishes, either, times = [], unclear, none } = parsed.data
  if (none) return { kind: 'none' }
  if (unclear) return { kind: 'unclear' }
  if (either) return ambiguous(either, times, today)
  const spans = wishes?.map((wish) => spanOf(wish.days, wish.times ?? [], today))
  if (!spans || spans.length === 0 || !spans.every((span) => span !== undefined)) return undefined
  const ahead = spans.filter(({ days }) => days.length > 0)
  return ahead.length > 0 ? { kind: 'wish', wish: { spans: ahead } } : { kind: 'unclear' }
}

/** Two days, of which the writer has to say one; what else it says is asked for. */
function ambiguous(either: string[], times: string[], today: string): When | undefined {
  const readings: Wish[] = []
  for (const day of either) {
    const span = spanOf([day], times, today)
    if (!span) return undefined
    if (span.days.length > 0) readings.push({ spans: [span] })
  }
  const [first, second] = readings
  if (first && !second) return { kind: 'wish', wish: first }
  return readings.length === 2 ? { kind: 'ambiguous', readings } : { kind: 'unclear' }
}

function spanOf(said: string[], clocks: string[], today: string): Wish['spans'][number] | undefined {
  const days = said.map((one) => daysOf(one.trim().toLowerCase()))
  const times = clocks.map((one) => timesOf(one.trim()))
  if (!days.every((one) => one !== undefined) || !times.every((one) => one !== undefined)) return undefined
  const ahead = days.flatMap((range) => stillAhead(range, today))
  return { days: ahead, times: times.length > 0 ? times : [ALL_DAY] }
}

const stillAhead = (range: DayRange, today: string): DayRange[] =>
  range.to !== null && range.to < today ? [] : [{ ...range, from: range.from < today ? today : range.from }]

function daysOf(said: string): DayRange | undefined {
  const { from, open, to, weekDays = '' } = DAYS.exec(said)?.groups ?? {}
  if (!from || !isDate(from) || (to && (!isDate(to) || to < from))) return undefined
  const named = WEEK_DAYS.filter((day: WeekDay) => weekDays.includes(day))
  return { from, to: to ?? (open ? null : from), ...(named.length > 0 && { weekDays: named }) }
}

function timesOf(said: string): TimeRange | undefined {
  const { from, to = from } = TIMES.exec(said)?.groups ?? {}
  const [first, last] = [minuteOf(from), minuteOf(to)]
  return first === undefined || last === undefined || last < first ? undefined : { from: first, to: last }
}

function minuteOf(clock: string | undefined): number | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = (clock ?? '').split(':').map(Number)
  const minute = hours * 60 + minutes
  return minutes < 60 && minute <= DAY_MINUTES ? minute : undefined
}

function isDate(written: string): boolean {
  try {
    return Temporal.PlainDate.from(written, { overflow: 'reject' }).toString() === written
  } catch {
    return false
  }
}
