import type { AuditEvent, CustomerRow } from '../../accounts'
import type { SubscriptionState } from './subscriptionState'

type Standing = Pick<CustomerRow, 'planType' | 'subscriptionStatus' | 'cancelAtPeriodEnd'>

/** A subscription that was cancelled and runs to the end of what is paid is something of its own to its owner. */
const standingOf = ({ subscriptionStatus, cancelAtPeriodEnd }: Standing) =>
  cancelAtPeriodEnd && subscriptionStatus !== 'canceled' ? 'ending' : subscriptionStatus

/** What a change of the subscription is in the owner's record. Before they register there is none. */
export function auditOfChange(
  owner: Standing & Pick<CustomerRow, 'id' | 'isActive'>,
  state: Pick<SubscriptionState, keyof Standing>,
) {
  const { id: customerId, isActive, planType } = owner
  if (!isActive) return []
  const changed: AuditEvent[] = []
  if (planType !== state.planType) {
    changed.push({
      customerId,
      kind: 'plan-changed',
      detail: { ...(planType && { from: planType }), to: state.planType },
    })
  }
  const [from, to] = [standingOf(owner), standingOf(state)]
  if (from !== to) changed.push({ customerId, kind: 'subscription-changed', detail: { from, to } })
  return changed
}
