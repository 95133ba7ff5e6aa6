import type { Breakdowns, RangeQuery } from '../../../contract/analytics'
import { assertEntitled } from '../../billing'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { recountBusiness } from '../counting/recountSlots'
import { rangeOf } from './range'
import { findBreakdown, sumConversations, sumLeads } from './store'

const SHOWN = 20

/** Where people came from, which pages they wrote on, in which language, and how far they went. Throws 403, 404 and 422. */
export async function readBreakdowns(ctx: OwnerContext, businessId: string, query: RangeQuery): Promise<Breakdowns> {
  const { id, timeZone } = await ownBusiness(ctx, businessId)
  await assertEntitled(ctx, 'advancedAnalytics')
  const range = rangeOf(ctx, timeZone, query)
  await recountBusiness(ctx, id)
  const [talks, jobs, source, page, language] = await Promise.all([
    sumConversations(ctx, id, range),
    sumLeads(ctx, id, range),
    findBreakdown(ctx, id, range, 'source', SHOWN),
    findBreakdown(ctx, id, range, 'page', SHOWN),
    findBreakdown(ctx, id, range, 'language', SHOWN),
  ])
  const { conversations, withDetails } = talks
  const { leads, contacted, converted: won } = jobs
  return { funnel: { conversations, withDetails, leads, contacted, won }, source, page, language }
}
