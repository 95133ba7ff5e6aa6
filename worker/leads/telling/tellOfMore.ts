import { type BusinessProfile, loadProfile } from '../../businesses'
import { type Notice, reachOf, readRules, tell } from '../../notifications'
import type { Context } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { findLead, type LeadRow } from '../store'
import { answersNotice, wishNotice } from './notices'
import { thoseWhoKnow } from './thoseWhoKnow'

/** Handles `lead.wish`: tells those who know a lead that its visitor would like to come, once. Does nothing for a deleted lead. */
export async function tellOfWish(ctx: Context, { leadId }: { leadId: string }): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (lead) await tellThoseWhoKnow(ctx, lead, wishNotice)
}

/** Handles `lead.answers`: tells those who know a lead what its visitor said to the business's questions. */
export async function tellOfAnswers(ctx: Context, { leadId }: { leadId: string }): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (lead) await tellThoseWhoKnow(ctx, lead, answersNotice)
}

type NoticeOf = (ctx: Context, lead: LeadRow, profile: BusinessProfile) => Notice

async function tellThoseWhoKnow(ctx: Context, lead: LeadRow, noticeOf: NoticeOf): Promise<void> {
  const [profile, rules] = await Promise.all([loadProfile(ctx, lead.businessId), readRules(ctx, lead)])
  const told = await thoseWhoKnow(ctx, lead, await reachOf(ctx, rules.people))
  const [first, ...others] = await tell(ctx, told, noticeOf(ctx, lead, profile))
  if (first) await ctx.tenants.batch([first, ...others])
  wakeOutbox(ctx)
}
