import { auditRowIf, type CustomerRow } from '../accounts'
import type { Context } from '../platform/context'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { trialEndedMail } from './mails'
import { endTestTrial, findOverdueTestTrials, stillHasTestTrial } from './store'

/** Ends overdue trials of test registrations, which no payment provider knows of. */
export async function endTestTrials(ctx: Context): Promise<void> {
  for (const customer of await findOverdueTestTrials(ctx)) await endOne(ctx, customer)
}

async function endOne(ctx: Context, customer: CustomerRow): Promise<void> {
  const { id: customerId, email, isActive } = customer
  const still = stillHasTestTrial(ctx, customerId)
  const changed = { kind: 'customer.changed', payload: { customerId } } as const
  const mail = { kind: 'mail.send', payload: { ...trialEndedMail(ctx, email), customerId } } as const
  const detail = { from: 'trialing', to: 'canceled' }
  const told = isActive
    ? [
        auditRowIf(ctx, { customerId, kind: 'subscription-changed', detail }, still),
        outboxRowIf(ctx, ctx.directory, mail, still),
      ]
    : []
  await ctx.directory.batch([outboxRowIf(ctx, ctx.directory, changed, still), ...told, endTestTrial(ctx, customer)])
  wakeOutbox(ctx)
}
