import type { AuditEvent, CustomerRow } from '../../accounts'
import type { SubscriptionState } from './subscriptionState'

type Standing = Pick<CustomerRow, 'planType' | 'subscriptionStatus' | 'cancelAtPeriodEnd'>

/** The status as the audit log names it: `ending` for a canceled subscription that runs to the end of its period. */
const standingOf = ({ subscriptionStatus, cancelAtPeriodEnd }: Standing) =>
  cancelAtPeriodEnd && subscriptionStatus !== 'canceled' ? 'ending' : subscriptionStatus

/** The audit events for a change of plan or status; none before the owner has registered. */
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
