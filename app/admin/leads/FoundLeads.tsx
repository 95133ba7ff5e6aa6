import { Inbox, SearchX } from 'lucide-react'
import type { Lead } from '../../../contract/leads'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { SkeletonList } from '../../components/Skeleton'
import type { ListPage } from '../../lib/api'
import { cx } from '../../lib/cx'
import { previewPath } from '../PreviewButton'
import { BulkBar } from './bulk/BulkBar'
import { useSelection } from './bulk/useSelection'
import { LeadList } from './LeadList'
import { leadCount } from './words'

type Props = {
  businessId: string
  list: {
    data: { pages: ListPage<Lead>[] } | undefined
    error: Error | null
    isPending: boolean
    isSuccess: boolean
    isPlaceholderData: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  inAll: number
  isFiltered: boolean
  onShowAll: () => void
}

export function FoundLeads({ businessId, list, inAll, isFiltered, onShowAll }: Props) {
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const found = list.data?.pages[0]?.total ?? 0
  const isEmpty = list.isSuccess && !list.isPlaceholderData && items.length === 0
  const { chosen, selection } = useSelection(items)
  return (
    <>
      {list.isPending && <SkeletonList label="Loading leads…" />}
      {list.error && <ErrorState error={list.error} what="your leads" onRetry={() => list.refetch()} />}
      {isEmpty && !isFiltered && (
        <EmptyState
          icon={Inbox}
          title="No leads captured yet"
          action={
            <Button asChild variant="secondary">
              <a href={previewPath(businessId)} target="_blank" rel="noopener">
                Leave yourself a test lead
              </a>
            </Button>
          }
        >
          When someone leaves their name and email in the chat, they show up here and we email you right away.
        </EmptyState>
      )}
      {isFiltered && list.isSuccess && (
        <p role="status" className={cx('mb-3 text-quiet', isEmpty && 'sr-only')}>
          {found.toLocaleString()} of {leadCount(inAll)}
        </p>
      )}
      {isEmpty && isFiltered && (
        <EmptyState
          icon={SearchX}
          title="No leads match"
          action={
            <Button variant="secondary" onClick={onShowAll}>
              Show all leads
            </Button>
          }
        >
          Try fewer letters or a different status, or look through all of them.
        </EmptyState>
      )}
      <div className={cx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        {items.length > 0 && <LeadList leads={items} selection={selection} />}
        <LoadMore list={list} />
      </div>
      <BulkBar businessId={businessId} leads={chosen} onClear={() => selection.selectAll([])} />
    </>
  )
}
