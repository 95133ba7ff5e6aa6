import type { OriginState } from '../../../../contract/origins'
import { Card } from '../../../components/Card'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'
import { formatAgo } from '../../../lib/dates'
import { toastError } from '../../../lib/toastError'
import { useLastSeen } from '../../install/useLastSeen'
import { AddSite } from './AddSite'
import { SiteRow } from './SiteRow'
import { useSites } from './useSites'
import { WaitingSite } from './WaitingSite'

/** Which websites may carry the chat. */
export function Sites({ businessId }: { businessId: string }) {
  const { saved, say } = useSites(businessId)
  const onSay = (origin: string) => (state: OriginState) =>
    say.mutate({ origin, state }, { onError: (error) => toastError(error, 'That wasn’t saved. Please try again.') })
  const waiting = saved.data?.filter(({ state }) => state === 'waiting') ?? []
  const decided = saved.data?.filter(({ state }) => state !== 'waiting') ?? []
  const { lastSeen } = useLastSeen(businessId)
  // A builder's preview or somebody's own machine: seen on, and no site of theirs.
  const isElsewhere = lastSeen && saved.data?.length === 0
  return (
    <div className="grid max-w-3xl gap-6">
      {waiting.map((site) => (
        <WaitingSite key={site.origin} site={site} isSaving={say.isPending} onSay={onSay(site.origin)} />
      ))}
      <Card>
        <h2 className="font-semibold text-lg">Where your chat answers</h2>
        <p className="mt-1 text-quiet">
          Only on your own sites. The first one that shows your chat is added automatically. We ask you about any others
          first.
        </p>
        <div className="mt-4">
          {saved.isPending && <SkeletonList label="Loading your sites…" rows={2} />}
          {saved.isError && <ErrorState error={saved.error} what="your sites" onRetry={() => saved.refetch()} />}
          {saved.isSuccess && decided.length === 0 && <p>No sites yet.</p>}
          {isElsewhere && (
            <p className="mt-1 text-quiet">
              Your chat was last seen on <strong className="wrap-anywhere font-semibold">{lastSeen.host}</strong>{' '}
              {formatAgo(lastSeen.at)}. It answers there, but previews and test addresses don’t go on this list.
            </p>
          )}
          {decided.length > 0 && (
            <ul className="divide-y divide-line border-line border-y">
              {decided.map((site) => (
                <SiteRow key={site.origin} site={site} isSaving={say.isPending} onSay={onSay(site.origin)} />
              ))}
            </ul>
          )}
        </div>
        <AddSite onAdd={(origin) => say.mutateAsync({ origin, state: 'allowed' })} />
      </Card>
    </div>
  )
}
