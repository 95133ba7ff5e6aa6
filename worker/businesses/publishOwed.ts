import type { Context } from '../context'
import { outboxRow } from '../outbox/writeOutbox'

const whoIn = ({ actor }: Context) => (actor.kind === 'owner' ? actor.customerId : undefined)

/** For the batch of a change: it is let through, or waits, and the profile is published. */
export const publishOwed = (ctx: Context, businessId: string, changedBy = whoIn(ctx)) =>
  outboxRow(ctx, ctx.tenants, { kind: 'profile.publish', payload: { businessId, changedBy } })
