import { ownerEmail } from '../../accounts'
import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { leadsMail } from './leadMails'
import {
  findBusinessesWithWaitingLeads,
  findUnmailedLeads,
  isLeadUnmailed,
  setAllLeadsMailed,
  setLeadsMailed,
} from './store'

const WAIT_MS = 30 * 60 * 1000

/** During a rush only the first leads are mailed one by one; this mails the rest together, half an hour later. */
export async function mailWaitingLeads(ctx: Context): Promise<void> {
  for (const waiting of await findBusinessesWithWaitingLeads(ctx, WAIT_MS)) await mailLeadsOf(ctx, waiting)
}

async function mailLeadsOf(ctx: Context, { businessId, customerId }: { businessId: string; customerId: string }) {
  const until = ctx.now()
  const { waiting, total } = await findUnmailedLeads(ctx, businessId, until)
  const [first] = waiting
  if (!first) return
  const mailed = [setLeadsMailed(ctx, waiting), setAllLeadsMailed(ctx, businessId, until)] as const
  const [to, profile] = await Promise.all([ownerEmail(ctx, customerId), loadProfile(ctx, businessId)])
  if (!to) return void (await ctx.tenants.batch(mailed))
  const mail = { ...leadsMail(ctx, { to, waiting, total, businessName: profile.name }), customerId }
  await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload: mail }, isLeadUnmailed(ctx, first.id)),
    ...mailed,
  ])
  wakeOutbox(ctx)
}
