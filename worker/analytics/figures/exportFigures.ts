import type { Breakdown, RangeQuery } from '../../../contract/analytics'
import { assertEntitled } from '../../billing'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { CSV_START, csvLine } from '../../platform/csv'
import { recountBusiness } from '../counting/recountSlots'
import { offsetRanges } from '../zone/offsets'
import { type Range, rangeOf } from './range'
import { seriesOf } from './series'
import { bookingsByDay, conversationsByDay, findBreakdowns, leadsByDay } from './store'

const ROWS_MAX = 10_000
const DAY_COLUMNS = [
  'Date',
  'Conversations',
  'Answered by your front desk',
  'Answered by a person',
  'Unanswered',
  'Leads',
  'Bookings',
  'Leads won',
  'Value won',
]
const HEADS: Record<Breakdown, string> = { source: 'Came from', page: 'Page', language: 'Language' }

/** The figures as CSV, with a file name. Throws 403, 404 and 422. */
export async function exportFigures(
  ctx: OwnerContext,
  businessId: string,
  { by = 'day', ...query }: RangeQuery & { by?: 'day' | Breakdown | undefined },
): Promise<{ csv: string; fileName: string }> {
  const { id, timeZone, currency } = await ownBusiness(ctx, businessId)
  await assertEntitled(ctx, 'advancedAnalytics')
  const range = rangeOf(ctx, timeZone, query)
  await recountBusiness(ctx, id)
  const rows = by === 'day' ? await rowsByDay(ctx, { id, timeZone, currency }, range) : await rowsBy(ctx, id, range, by)
  return {
    csv: CSV_START + rows.map(csvLine).join(''),
    fileName: `analytics-by-${by}-${range.firstDay}-${range.lastDay}.csv`,
  }
}

async function rowsByDay(
  ctx: OwnerContext,
  { id, timeZone, currency }: { id: string; timeZone: string; currency: string },
  range: Range,
): Promise<string[][]> {
  const ranges = offsetRanges(timeZone, range.from, range.to)
  const [talks, jobs, visits] = await Promise.all([
    conversationsByDay(ctx, id, ranges),
    leadsByDay(ctx, id, ranges),
    bookingsByDay(ctx, id, ranges),
  ])
  const days = seriesOf(range, talks, jobs, visits).map((day) => [
    day.date,
    ...[day.conversations, day.byBot, day.byPerson, day.unanswered, day.leads, day.bookings, day.won].map(String),
    (day.wonCents / 100).toFixed(2),
  ])
  return [DAY_COLUMNS.map((name) => (name === 'Value won' ? `${name} (${currency})` : name)), ...days]
}

async function rowsBy(ctx: OwnerContext, businessId: string, range: Range, by: Breakdown): Promise<string[][]> {
  const rows = (await findBreakdowns(ctx, businessId, range, ROWS_MAX)).filter(({ dimension }) => dimension === by)
  return [
    [HEADS[by], 'Conversations', 'Left their details', 'Leads', 'Called back', 'Booked', 'Won'],
    ...rows.map(({ name, conversations, withDetails, leads, contacted, booked, won }) => [
      name,
      ...[conversations, withDetails, leads, contacted, booked, won].map(String),
    ]),
  ]
}
