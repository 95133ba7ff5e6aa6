import { useQuery } from '@tanstack/react-query'
import { sourcesQuery } from '../../../../api/knowledge'
import { Card } from '../../../../components/Card'
import { ErrorState } from '../../../../components/ErrorState'
import { SkeletonList } from '../../../../components/Skeleton'
import { PasteText } from './PasteText'
import { SiteForm } from './SiteForm'
import { SourceItem } from './SourceItem'
import { UploadButton } from './UploadButton'

/** The sites, files and texts that the bot reads. */
export function Sources({ businessId }: { businessId: string }) {
  const sources = useQuery(sourcesQuery(businessId))
  return (
    <Card>
      <h2 className="font-semibold text-lg">What it has read</h2>
      <p className="mt-1 text-quiet">
        Give it your website, a price list or a menu. It answers from those, and says where each answer came from.
      </p>
      <SiteForm businessId={businessId} />
      <div className="mt-3 flex flex-wrap gap-2">
        <UploadButton businessId={businessId} />
        <PasteText businessId={businessId} />
      </div>
      <div className="mt-5">
        {sources.isPending && <SkeletonList label="Loading what your front desk has read…" rows={1} />}
        {sources.isError && (
          <ErrorState error={sources.error} what="what your front desk has read" onRetry={() => sources.refetch()} />
        )}
        {sources.isSuccess && sources.data.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {sources.data.map((source) => (
              <SourceItem key={source.id} businessId={businessId} source={source} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
