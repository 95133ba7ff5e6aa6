import type { Business } from '../../../contract/businesses'
import { hasEntitlement, planWith } from '../../../contract/plans'
import { BillingLink } from '../account/BillingLink'
import { useOwner } from '../owner'
import { BrandingFields } from './BrandingFields'

export function OwnDress({ business }: { business: Business }) {
  const { planType, subscriptionStatus } = useOwner().customer
  return (
    <>
      <h2 className="mt-2 border-line border-t pt-6 font-semibold text-lg">Your own look</h2>
      {hasEntitlement({ id: planType, subscriptionStatus }, 'customBranding') ? (
        <BrandingFields business={business} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-quiet">
            Your picture, your own quick replies, dark or light, and no “Powered by Deskbell” come with the{' '}
            {planWith('customBranding').name} plan.
          </p>
          <BillingLink>See my plan</BillingLink>
        </div>
      )}
    </>
  )
}
