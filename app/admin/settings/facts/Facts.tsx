import { useQuery } from '@tanstack/react-query'
import type { Business } from '../../../../contract/businesses'
import { factsQuery } from '../../../api/facts'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'
import { FactsEditor } from './FactsEditor'

export function Facts({ business }: { business: Business }) {
  const facts = useQuery(factsQuery(business.id))
  if (facts.isPending) return <SkeletonList label="Loading hours and prices…" rows={4} />
  if (facts.isError) {
    return <ErrorState error={facts.error} what="your hours and prices" onRetry={() => facts.refetch()} />
  }
  return <FactsEditor business={business} facts={facts.data} />
}
