import type Stripe from 'stripe'
import type { Context } from '../../platform/context'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { eventIsNew, insertEvent } from '../store'
import { isPaymentEvent, subjectOf } from './readEvent'

/** Stores an event once by its id, together with an outbox row to handle it. Answers whether it was new. */
export async function receiveEvent(ctx: Context, event: Stripe.Event): Promise<boolean> {
  if (!isPaymentEvent(event)) return false
  const { id, type, created } = event
  const subject = subjectOf(event)
  const row = { id, type, objectId: Object.values(subject).find((one) => one) ?? null, createdAt: created * 1000 }
  const owed = { kind: 'stripe.event', payload: { eventId: id, type, subject } } as const
  const [, stored] = await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, owed, eventIsNew(ctx, id)),
    insertEvent(ctx, row),
  ])
  wakeOutbox(ctx)
  return stored.length > 0
}
