import { useQuery } from '@tanstack/react-query'
import { faqsQuery } from '../../../api/faqs'
import { sourcesQuery } from '../../../api/knowledge'
import { SkeletonList } from '../../../components/Skeleton'
import { FaqEditor } from './FaqEditor'
import { Proposals } from './proposals/Proposals'
import { useProposals } from './proposals/useProposals'
import { Sources } from './sources/Sources'

export function KnowledgeSettings({ businessId }: { businessId: string }) {
  const sources = useQuery(sourcesQuery(businessId))
  const faqs = useQuery(faqsQuery(businessId))
  const proposals = useProposals(businessId)
  // All at once, so that what comes later pushes nothing down.
  if (sources.isPending || faqs.isPending || proposals.isLoading)
    return <SkeletonList label="Loading what it knows…" rows={4} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Sources businessId={businessId} />
      <div className="grid min-w-0 gap-6">
        <Proposals businessId={businessId} />
        <FaqEditor businessId={businessId} />
      </div>
    </div>
  )
}
