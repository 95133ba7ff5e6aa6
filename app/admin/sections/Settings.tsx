import { useQuery } from '@tanstack/react-query'
import { businessQuery } from '../../api/businesses'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { BusinessSettings } from '../settings/BusinessSettings'
import { FaqEditor } from '../settings/FaqEditor'

export function Settings() {
  const { business } = useOwner()
  const saved = useQuery(businessQuery(business.id))
  return (
    <>
      <SectionHead title="Settings">What your front desk knows, and how it looks on your site.</SectionHead>
      {saved.isPending && <SkeletonList label="Loading settings…" rows={4} />}
      {saved.isError && <ErrorState error={saved.error} what="your settings" onRetry={() => saved.refetch()} />}
      {saved.isSuccess && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <BusinessSettings business={saved.data} />
          <FaqEditor businessId={business.id} />
        </div>
      )}
    </>
  )
}
