import type { Context } from '../platform/context'
import { isNotOwed, outboxRowIf } from '../platform/outbox/writeOutbox'

const whoIn = ({ actor }: Context) => (actor.kind === 'owner' ? actor.personId : undefined)

/**
 * For the batch of a change: an outbox row that has the change pass or wait at the publish gate and the profile published. `changedBy`: the
 * person who made it; undefined for a change without a person. Several changes that none has begun to publish are published as one.
 */
export const publishOwed = (ctx: Context, businessId: string, changedBy = whoIn(ctx)) =>
  outboxRowIf(
    ctx,
    ctx.tenants,
    { kind: 'profile.publish', payload: { businessId, changedBy } },
    isNotOwed('profile.publish', 'businessId', businessId),
  )
