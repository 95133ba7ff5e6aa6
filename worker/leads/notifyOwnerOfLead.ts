import { loadProfile } from '../businesses'
import { reachOf, readRules, tell } from '../notifications'
import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { lastSaid } from './mails/lastSaid'
import { setLeadsMailed } from './mails/store'
import { findUnmailedMatters, setMattersMailed } from './matters/store'
import { qualifyAtOnce } from './qualifying/qualifyLead'
import { findLead, untoldWays } from './store'
import type { FindAskedQuestions } from './telling/askedQuestions'
import { firstAwake, remindLater } from './telling/ladder'
import { leadNotice } from './telling/notices'
import { thoseWhoKnow } from './telling/thoseWhoKnow'

/**
 * Handles `lead.notify`: tells of a new lead, with the matters and open questions of its conversation, or of a further way to reach a known one. Does nothing
 * for a deleted lead, or one with nothing new to tell.
 */
export async function notifyOwnerOfLead(
  ctx: Context,
  { leadId }: { leadId: string },
  findAsked: FindAskedQuestions,
): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead || untoldWays(lead).length === 0) return
  const [profile, rules, matters] = await Promise.all([
    loadProfile(ctx, lead.businessId),
    readRules(ctx, lead),
    lead.conversationId ? findUnmailedMatters(ctx, lead.conversationId) : [],
  ])
  const { name: businessName, timeZone } = profile
  const reach = await reachOf(ctx, rules.people)
  const qualification = await qualifyAtOnce(ctx, lead)
  const said = await lastSaid(ctx, lead, profile)
  const asked = await findAsked(ctx, lead)
  const notice = leadNotice(ctx, { lead, matters, qualification, businessName, timeZone, said, asked })
  const { told, next } =
    lead.mailedAt !== null
      ? { told: await thoseWhoKnow(ctx, lead, reach), next: undefined }
      : firstAwake(ctx, reach, { from: 0, rules, notice })
  await ctx.tenants.batch([
    setMattersMailed(ctx, matters),
    ...asked.rows,
    ...(await tell(ctx, told, notice)),
    ...(next === undefined ? [] : [remindLater(ctx, lead, { step: next, rules })]),
    setLeadsMailed(ctx, [lead]),
  ])
  wakeOutbox(ctx)
}
