import { loadProfile } from '../../businesses'
import { reachOf, readRules, tell } from '../../notifications'
import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { findLead } from '../store'
import { firstAwake, remindLater } from './ladder'
import { leadNotice } from './notices'

/** Handles `lead.remind`: tells the next person if nobody has opened the lead or changed its status. */
export async function remindOfLead(ctx: Context, { leadId, step }: PayloadOf<'lead.remind'>): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead || lead.openedAt !== null || lead.status !== 'new') return
  const [{ name: businessName, timeZone }, rules] = await Promise.all([
    loadProfile(ctx, lead.businessId),
    readRules(ctx, lead),
  ])
  if (rules.nextAfterMinutes === null) return
  const reach = await reachOf(ctx, rules.people)
  const notice = leadNotice(ctx, { lead, matters: [], businessName, timeZone, isReminder: true })
  const { told, next } = firstAwake(ctx, reach, { from: step, rules, notice })
  // Who is alone has been told of it: nobody is reminded in the midst of a flood, or of the night.
  const [first, ...rest] = await tell(ctx, told, { ...notice, isNowOrNever: reach.length === 1 })
  if (!first) return
  await ctx.tenants.batch([
    first,
    ...rest,
    ...(next === undefined ? [] : [remindLater(ctx, lead, { step: next, rules })]),
  ])
  wakeOutbox(ctx)
}
