import type { Context } from '../platform/context'
import { outboxRow } from '../platform/outbox/writeOutbox'

const whoIn = ({ actor }: Context) => (actor.kind === 'owner' ? actor.customerId : undefined)

/** For the batch of a change: it is let through, or waits, and the profile is published. */
export const publishOwed = (ctx: Context, businessId: string, changedBy = whoIn(ctx)) =>
  outboxRow(ctx, ctx.tenants, { kind: 'profile.publish', payload: { businessId, changedBy } })
