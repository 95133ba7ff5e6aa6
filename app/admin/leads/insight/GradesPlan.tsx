import { hasEntitlement, planWith } from '../../../../contract/plans'
import { BillingLink } from '../../account/BillingLink'
import { useOwner } from '../../owner'

/** For plans without grades: what they are, and from which plan on. */
export function GradesPlan() {
  const { planType, subscriptionStatus } = useOwner().customer
  if (hasEntitlement({ id: planType, subscriptionStatus }, 'leadQualification')) return null
  return (
    <p className="mt-6 text-quiet text-sm">
      See at a glance which leads are hot, warm or cold, and why. Comes with the {planWith('leadQualification').name}{' '}
      plan. <BillingLink>See my plan</BillingLink>
    </p>
  )
}
