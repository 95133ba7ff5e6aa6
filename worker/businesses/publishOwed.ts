import type { Context } from '../platform/context'
import { outboxRow } from '../platform/outbox/writeOutbox'

const whoIn = ({ actor }: Context) => (actor.kind === 'owner' ? actor.customerId : undefined)

/**
 * For the batch of a change: an outbox row that has the change pass or wait at the publish gate and the profile published. `changedBy`: the
 * customer who made it; undefined for a change without a person.
 */
export const publishOwed = (ctx: Context, businessId: string, changedBy = whoIn(ctx)) =>
  outboxRow(ctx, ctx.tenants, { kind: 'profile.publish', payload: { businessId, changedBy } })
