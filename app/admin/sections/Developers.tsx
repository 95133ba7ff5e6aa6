import { hasEntitlement } from '../../../contract/plans'
import { AccountNav } from '../account/AccountNav'
import { ApiKeys } from '../developers/ApiKeys'
import { NotIncluded } from '../developers/NotIncluded'
import { Webhooks } from '../developers/Webhooks'
import { WhereToStart } from '../developers/WhereToStart'
import { YourPages } from '../developers/YourPages'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'

/** For whoever connects other systems: API keys, webhooks and what they were sent. */
export function Developers() {
  const { planType, subscriptionStatus } = useOwner().customer
  const isIncluded = hasEntitlement({ id: planType, subscriptionStatus }, 'apiAccess')
  return (
    <>
      <SectionHead title="Developers">
        For your web person: connect Deskbell to your other systems, such as a CRM.
      </SectionHead>
      <AccountNav />
      <div className="grid max-w-3xl gap-6">
        {isIncluded ? <WhereToStart /> : <NotIncluded />}
        <ApiKeys isIncluded={isIncluded} />
        <Webhooks isIncluded={isIncluded} />
        <YourPages />
      </div>
    </>
  )
}
