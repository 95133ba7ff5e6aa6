import { useQuery } from '@tanstack/react-query'
import { billingQuery } from '../../api/billing'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { AccountNav } from '../account/AccountNav'
import { ChangePlan } from '../billing/ChangePlan'
import { PlanCard } from '../billing/PlanCard'
import { UsageCard } from '../billing/UsageCard'
import { WaitingPurchases } from '../billing/WaitingPurchases'
import { SectionHead } from '../SectionHead'

export function Billing() {
  const billing = useQuery(billingQuery)
  return (
    <>
      <SectionHead title="Plan and billing">Your plan, what you’ve used, and what it costs.</SectionHead>
      <AccountNav />
      {billing.isSuccess && <WaitingPurchases billing={billing.data} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {billing.isPending && <SkeletonList label="Loading your plan…" rows={2} />}
        {billing.isError && <ErrorState error={billing.error} what="your plan" onRetry={() => billing.refetch()} />}
        {billing.isSuccess && <PlanCard billing={billing.data} />}
        <UsageCard />
      </div>
      {billing.isSuccess && (
        <div className="mt-6">
          <ChangePlan billing={billing.data} />
        </div>
      )}
    </>
  )
}
