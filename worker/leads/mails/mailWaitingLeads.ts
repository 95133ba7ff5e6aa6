import { ownerEmail } from '../../accounts'
import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { displayPhone } from '../phone'
import type { LeadRow } from '../store'
import {
  findBusinessesWithWaitingLeads,
  findUnmailedLeads,
  isLeadUnmailed,
  setAllLeadsMailed,
  setLeadsMailed,
} from './store'

const WAIT_MS = 30 * 60 * 1000

/** Of many leads at once only the first are mailed one by one; the rest come in one mail, half an hour later. */
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

type Content = { to: string; waiting: LeadRow[]; total: number; businessName: string }

const leadsMail = (ctx: Context, { to, waiting, total, businessName }: Content) =>
  layOutMail({
    to,
    subject: total === 1 ? 'One more lead' : `${total} more leads`,
    heading: `More people would like to hear from you`,
    lines: [
      `They left their details with ${businessName} within a short time, so here they ${waiting.length < total ? `are in one email: the first ${waiting.length} of ${total}` : 'all are in one email'}.`,
    ],
    facts: waiting.map(({ name, email, phone, country }) => ({
      label: name || 'A visitor',
      value: [phone && displayPhone(phone, country), email].filter(Boolean).join(', '),
    })),
    action: { label: 'See all your leads', url: new URL('/admin/leads', ctx.origin).href },
  })
