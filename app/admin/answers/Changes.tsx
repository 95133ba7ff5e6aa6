import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { versionsQuery } from '../../api/curation'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { useVersionChanges } from './useVersionChanges'
import { VersionList } from './VersionList'
import { WaitingChange } from './WaitingChange'

/** The waiting version, and the list of earlier ones. */
export function Changes({ businessId }: { businessId: string }) {
  const versions = useQuery(versionsQuery(businessId))
  const changes = useVersionChanges(businessId)
  if (versions.isPending) return <SkeletonList label="Loading changes…" />
  if (versions.isError) {
    return <ErrorState error={versions.error} what="your changes" onRetry={() => versions.refetch()} />
  }
  const waiting = versions.data.find(({ state }) => state === 'waiting')
  const others = versions.data.filter(({ state }) => state !== 'waiting')
  return (
    <div className="grid max-w-4xl gap-6">
      {waiting ? (
        <WaitingChange version={waiting} changes={changes} />
      ) : (
        <p className="max-w-measure text-quiet">
          Everything you’ve saved is live. If a change would give a saved question a different answer, it waits here
          first.
        </p>
      )}
      {others.length === 0 ? (
        <EmptyState icon={History} title="No changes yet">
          Every change to what your front desk knows is listed here by date, and you can restore any of them.
        </EmptyState>
      ) : (
        <VersionList versions={others} changes={changes} />
      )}
    </div>
  )
}
