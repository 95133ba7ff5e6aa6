import { MINUTE_MS } from '../../../contract/durations'
import { isReachable, type Notice, quietUntil, type Reach, type Rules } from '../../notifications'
import type { Context } from '../../platform/context'
import { isNotOwed, outboxRowIf } from '../../platform/outbox/writeOutbox'
import type { LeadRow } from '../store'

type Step = { from: number; rules: Rules; notice: Pick<Notice, 'timeZone' | 'isUrgent'> }

/**
 * Who is told in this step: the people from the given place on, up to the first who isn't in quiet hours; or all of them where the owner
 * wants that. `next`: the place of who is told next if the lead stays unopened. Whoever is alone is reminded once.
 */
export function firstAwake(ctx: Context, reach: Reach[], { from, rules, notice }: Step) {
  if (rules.nextAfterMinutes === null) return { told: reach, next: undefined }
  if (reach.length === 1) return { told: reach, next: from === 0 ? 1 : undefined }
  const isAwake = (one: Reach) =>
    isReachable(one) &&
    (notice.isUrgent || quietUntil(one.preferences.quietHours, ctx.now(), notice.timeZone) === undefined)
  const awake = reach.findIndex((one, place) => place >= from && isAwake(one))
  const next = awake === -1 ? reach.length : awake + 1
  return { told: reach.slice(from, next), next: next < reach.length ? next : undefined }
}

/** The row that looks after some minutes whether anybody has opened the lead. */
export const remindLater = (
  ctx: Context,
  { id: leadId, customerId }: LeadRow,
  { step, rules }: { step: number; rules: Rules },
) =>
  outboxRowIf(
    ctx,
    ctx.tenants,
    { kind: 'lead.remind', payload: { leadId, customerId, step } },
    isNotOwed('lead.remind', 'leadId', leadId),
    ctx.now() + (rules.nextAfterMinutes ?? 0) * MINUTE_MS,
  )
