import { auditOwed } from '../accounts'
import type { OwnerContext } from '../platform/context'

/** The fields of a change that aren't as they were. */
const changedFields = (known: object, change: object): string[] =>
  Object.entries(change).flatMap(([field, value]) =>
    JSON.stringify(Reflect.get(known, field)) === JSON.stringify(value) ? [] : [field],
  )

/** For the batch of a change to a business: an entry in the owner's log that names what changed; none where nothing did. */
export function changeLogged(ctx: OwnerContext, business: string, known: object, change: object) {
  const changed = changedFields(known, change)
  if (changed.length === 0) return []
  const detail = { business, changed: changed.join(', ') }
  return [auditOwed(ctx, { customerId: ctx.actor.customerId, kind: 'business-changed', detail })]
}
