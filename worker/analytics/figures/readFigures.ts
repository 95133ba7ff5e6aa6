import type { Analytics, RangeQuery } from '../../../contract/analytics'
import { type BusinessRow, ownBusiness } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { recountBusiness } from '../counting/recountSlots'
import { offsetRanges } from '../zone/offsets'
import { hasHours } from '../zone/openPieces'
import { type Range, rangeBefore, rangeOf } from './range'
import { seriesOf, weekOf } from './series'
import {
  bookingsByDay,
  bookingsByHour,
  conversationsByDay,
  conversationsByHour,
  findAskedQuestions,
  findPreviews,
  leadsByDay,
  sumBookings,
  sumConversations,
  sumLeads,
} from './store'
import { topQuestions } from './topQuestions'

/** How many of the latest conversations are looked through for what is asked often. */
const PREVIEWS = 1000
const QUESTIONS = 8

/** What the owner of a business wants to know about some days. Throws 404 and 422. */
export async function readAnalytics(ctx: OwnerContext, businessId: string, query: RangeQuery): Promise<Analytics> {
  const business = await ownBusiness(ctx, businessId)
  return readFigures(ctx, business, rangeOf(ctx, business.timeZone, query))
}

type Business = Pick<BusinessRow, 'id' | 'timeZone' | 'currency' | 'facts'>

export async function readFigures(ctx: Context, business: Business, range: Range): Promise<Analytics> {
  const { id, timeZone, currency, facts } = business
  const isComplete = await recountBusiness(ctx, id)
  const ranges = offsetRanges(timeZone, range.from, range.to)
  const earlier = rangeBefore(timeZone, range)
  const [byDay, ofLeads, ofBookings, byHour, bookedByHour, talksBefore, leadsBefore, bookedBefore, previews, asked] =
    await Promise.all([
      conversationsByDay(ctx, id, ranges),
      leadsByDay(ctx, id, ranges),
      bookingsByDay(ctx, id, ranges),
      conversationsByHour(ctx, id, ranges),
      bookingsByHour(ctx, id, ranges),
      sumConversations(ctx, id, earlier),
      sumLeads(ctx, id, earlier),
      sumBookings(ctx, id, earlier),
      findPreviews(ctx, id, range, PREVIEWS),
      findAskedQuestions(ctx, id, range, QUESTIONS),
    ])
  const talks = totalsOf(byDay)
  const jobs = totalsOf(ofLeads)
  const visits = totalsOf(ofBookings)
  const conversations = talks('conversations')
  const isHoursKnown = hasHours(facts)
  const replies = talks('byPerson')
  return {
    from: range.firstDay,
    to: range.lastDay,
    timeZone,
    currency,
    isComplete,
    totals: {
      conversations,
      withDetails: talks('withDetails'),
      conversionRate: percentOf(talks('withDetails'), conversations),
      leads: jobs('leads'),
      phones: jobs('phones'),
      bookings: visits('bookings'),
      canceledBookings: visits('canceled'),
      noShows: visits('noShows'),
      byBot: talks('byBot'),
      byPerson: replies,
      unanswered: talks('unanswered'),
      upset: talks('upset'),
      conversationsWhileClosed: isHoursKnown ? talks('whileClosed') : null,
      leadsWhileClosed: isHoursKnown ? jobs('whileClosed') : null,
      bookingsWhileClosed: isHoursKnown ? visits('whileClosed') : null,
      won: jobs('won'),
      valued: jobs('valued'),
      wonCents: jobs('wonCents'),
    },
    firstReply: {
      replies,
      averageMs: replies === 0 ? null : Math.round(talks('waitedMs') / replies),
      within1: talks('within1'),
      within5: talks('within5'),
      within15: talks('within15'),
      within60: talks('within60'),
    },
    before: { conversations: talksBefore.conversations, leads: leadsBefore.leads, bookings: bookedBefore.bookings },
    series: seriesOf(range, byDay, ofLeads, ofBookings),
    hours: weekOf(byHour),
    bookingHours: weekOf(bookedByHour),
    questions: topQuestions(previews.map(({ preview }) => preview)),
    unansweredQuestions: asked,
  }
}

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** A function that sums up one of the rows' columns. */
const totalsOf =
  <Name extends string>(rows: Record<Name, number>[]) =>
  (name: Name): number =>
    rows.reduce((sum, row) => sum + row[name], 0)
