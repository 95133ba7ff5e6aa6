import { loadProfile } from '../../businesses'
import { reachOf, readRules, tell } from '../../notifications'
import type { Context } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { findLead } from '../store'
import { wishNotice } from './notices'
import { thoseWhoKnow } from './thoseWhoKnow'

/** Handles `lead.wish`: tells those who know a lead that its visitor would like to come, once. Does nothing for a deleted lead. */
export async function tellOfWish(ctx: Context, { leadId }: { leadId: string }): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead) return
  const [profile, rules] = await Promise.all([loadProfile(ctx, lead.businessId), readRules(ctx, lead)])
  const told = await thoseWhoKnow(ctx, lead, await reachOf(ctx, rules.people))
  const [first, ...others] = await tell(ctx, told, wishNotice(ctx, lead, profile))
  if (first) await ctx.tenants.batch([first, ...others])
  wakeOutbox(ctx)
}
