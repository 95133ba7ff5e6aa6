import { DEMO_BUSINESS_ID } from '../../../contract/defaults'
import { DAY_MS } from '../../../contract/durations'
import { takeCall } from '../../accounts'
import { loadProfile, planLevel } from '../../businesses'
import type { Context } from '../../platform/context'
import { keyedHash } from '../../platform/crypto/keyedHash'
import { log } from '../../platform/log/log'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { findLead } from '../store'
import { confirmationMail } from './mail'

/** Anybody can type any address, so neither one address nor one business's visitors get many of these. */
const OF_ADDRESS_A_DAY = 3
const OF_BUSINESS_A_DAY = 200

/**
 * Handles `lead.confirm`: tells who left their details that the business has them, where its owner wants that. Does nothing for a lead that
 * was deleted meanwhile, or was held back for a day.
 */
export async function confirmLead(ctx: Context, { leadId }: { leadId: string }): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead?.email || lead.businessId === DEMO_BUSINESS_ID || ctx.now() - lead.createdAt > DAY_MS) return
  const profile = await loadProfile(ctx, lead.businessId)
  if (profile.confirmLeads === false || planLevel(profile, ctx.now()) === 'off') return
  const address = await keyedHash(ctx, ['confirmed', lead.email.toLowerCase()])
  const isFree =
    (await isWithin(ctx, `confirmed:${address}`, OF_ADDRESS_A_DAY)) &&
    (await isWithin(ctx, `confirmed-of:${profile.id}`, OF_BUSINESS_A_DAY))
  if (!isFree) return log.info('lead.not-confirmed', { leadId })
  const mail = await confirmationMail(ctx, profile, { to: lead.email, language: lead.language })
  await outboxRow(ctx, ctx.tenants, { kind: 'mail.send', payload: mail })
  wakeOutbox(ctx)
}

const isWithin = async (ctx: Context, subject: string, limit: number): Promise<boolean> =>
  (await takeCall(ctx, subject, { limit, windowMs: DAY_MS })).isWithin
