import type { Breakdown, Breakdowns, RangeQuery } from '../../../contract/analytics'
import { assertEntitled } from '../../billing'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { recountBusiness } from '../counting/recountSlots'
import { rangeOf } from './range'
import { findBreakdowns, sumConversations, sumLeads } from './store'

const SHOWN = 10

/** Where people came from, which pages they wrote on, in which language, and how far they went. Throws 403, 404 and 422. */
export async function readBreakdowns(ctx: OwnerContext, businessId: string, query: RangeQuery): Promise<Breakdowns> {
  const { id, timeZone } = await ownBusiness(ctx, businessId)
  await assertEntitled(ctx, 'advancedAnalytics')
  const range = rangeOf(ctx, timeZone, query)
  await recountBusiness(ctx, id)
  const [talks, jobs, rows] = await Promise.all([
    sumConversations(ctx, id, range),
    sumLeads(ctx, id, range),
    findBreakdowns(ctx, id, range, SHOWN),
  ])
  const of = (wanted: Breakdown) => rows.flatMap(({ dimension, ...row }) => (dimension === wanted ? [row] : []))
  const { conversations, withDetails } = talks
  const { leads, contacted, booked, converted: won } = jobs
  return {
    funnel: { conversations, withDetails, leads, contacted, booked, won },
    source: of('source'),
    page: of('page'),
    language: of('language'),
  }
}
