import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../api/setup'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { useOwner } from '../owner'
import { SetupSteps } from '../setup/SetupSteps'

/** From a website to a front desk that answers. */
export function Setup() {
  const { business } = useOwner()
  const saved = useQuery(setupQuery(business.id))
  if (saved.isPending) return <SkeletonList label="Loading your setup…" />
  if (saved.isError) return <ErrorState error={saved.error} what="your setup" onRetry={() => saved.refetch()} />
  return <SetupSteps businessId={business.id} setup={saved.data} />
}
