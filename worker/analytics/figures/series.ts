import type { Analytics } from '../../../contract/analytics'
import { DAY_MS } from '../../../contract/durations'
import { utcDay } from '../../platform/zonedTime'
import { daysAfter, weekdayOf } from '../zone/days'
import type { Range } from './range'
import type { BookingSums, ConversationSums, LeadSums, OfHour } from './store'

type OfDay<Sums> = Sums & { day: number }

/** Every day of the range, those without anything too. */
export function seriesOf(
  { firstDay, days }: Pick<Range, 'firstDay' | 'days'>,
  talks: OfDay<ConversationSums>[],
  jobs: OfDay<LeadSums>[],
  visits: OfDay<BookingSums>[],
): Analytics['series'] {
  const talksOn = new Map(talks.map((row) => [utcDay(row.day * DAY_MS), row]))
  const jobsOn = new Map(jobs.map((row) => [utcDay(row.day * DAY_MS), row]))
  const visitsOn = new Map(visits.map((row) => [utcDay(row.day * DAY_MS), row]))
  return Array.from({ length: days }, (_, index) => {
    const date = daysAfter(firstDay, index)
    const { conversations = 0, byBot = 0, byPerson = 0, unanswered = 0 } = talksOn.get(date) ?? {}
    const { leads = 0, won = 0, wonCents = 0 } = jobsOn.get(date) ?? {}
    const { bookings = 0 } = visitsOn.get(date) ?? {}
    return { date, conversations, leads, bookings, byBot, byPerson, unanswered, won, wonCents }
  })
}

/** 1970 began on a Thursday. */
const EPOCH_WEEKDAY = weekdayOf('1970-01-01')

/** By weekday, Monday first, and hour of the day. */
export function weekOf(byHour: OfHour[]): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { hour, number } of byHour) {
    const hours = week[(Math.floor(hour / 24) + EPOCH_WEEKDAY) % 7]
    if (hours) hours[hour % 24] = number
  }
  return week
}
