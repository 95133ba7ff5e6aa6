import { useQuery } from '@tanstack/react-query'
import type { Business } from '../../../../contract/businesses'
import { privacyQuery } from '../../../api/privacy'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'
import { OnePerson } from './OnePerson'
import { PrivacyForm } from './PrivacyForm'

/** How long what visitors leave is kept, and one visitor's data to download or delete. */
export function Privacy({ business }: { business: Business }) {
  const saved = useQuery(privacyQuery(business.id))
  return (
    <div className="grid max-w-3xl gap-6">
      {saved.isPending && <SkeletonList label="Loading your privacy settings…" rows={3} />}
      {saved.isError && <ErrorState error={saved.error} what="your privacy settings" onRetry={() => saved.refetch()} />}
      {saved.isSuccess && <PrivacyForm business={business} saved={saved.data} />}
      {!saved.isPending && <OnePerson businessId={business.id} />}
    </div>
  )
}
