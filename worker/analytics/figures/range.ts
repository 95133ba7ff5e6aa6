import { RANGE_MAX_DAYS, type RangeQuery } from '../../../contract/analytics'
import type { Context } from '../../platform/context'
import { fieldsInvalid } from '../../platform/http/endpoint'
import { dayAt, startOfDay } from '../../platform/zonedTime'
import { daysAfter, daysBetween } from '../zone/days'
import type { Days, Span } from './store'

/** Days of a business's calendar, both inclusive, and when the first begins and the last ends. */
export type Range = Span & Days & { days: number }

const USUAL_DAYS = 30

/** The days asked for. Throws 422. */
export function rangeOf(ctx: Context, timeZone: string, { from, to }: RangeQuery): Range {
  const lastDay = to ?? dayAt(ctx.now(), timeZone)
  const firstDay = from ?? daysAfter(lastDay, 1 - USUAL_DAYS)
  const days = daysBetween(firstDay, lastDay) + 1
  if (days < 1) throw invalid('The last day can’t be before the first')
  if (days > RANGE_MAX_DAYS) throw invalid('Please choose two years or less')
  return spanOf(timeZone, firstDay, days)
}

const invalid = (message: string) => fieldsInvalid([{ path: 'from', message }])

export const spanOf = (timeZone: string, firstDay: string, days: number): Range => ({
  firstDay,
  lastDay: daysAfter(firstDay, days - 1),
  days,
  from: startOfDay(firstDay, timeZone),
  to: startOfDay(daysAfter(firstDay, days), timeZone),
})

/** As many days right before. */
export const rangeBefore = (timeZone: string, { firstDay, days }: Range): Range =>
  spanOf(timeZone, daysAfter(firstDay, -days), days)
