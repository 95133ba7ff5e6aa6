import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useParams } from 'react-router'
import { conversationsQuery } from '../../api/conversations'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { RefreshButton } from '../../components/RefreshButton'
import { SkeletonList } from '../../components/Skeleton'
import { cx } from '../../lib/cx'
import { ConversationList } from '../conversations/ConversationList'
import { Transcript } from '../conversations/Transcript'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'

/** List and transcript side by side; on a phone one at a time. */
export function Conversations() {
  const { itemId } = useParams()
  const { business } = useOwner()
  const list = useInfiniteQuery(conversationsQuery(business.id))
  const heads = list.data?.pages.flatMap((page) => page.items) ?? []

  return (
    <>
      <div className={cx(itemId && 'hidden xl:block')}>
        <SectionHead
          title="Conversations"
          actions={<RefreshButton isBusy={list.isFetching} onClick={() => list.refetch()} />}
        >
          What people asked on your site, and what they were told.
        </SectionHead>
      </div>
      {itemId && <h1 className="sr-only xl:hidden">Conversations</h1>}
      <div className={cx('grid items-start gap-6', itemId && 'xl:grid-cols-[22rem_1fr]')}>
        <div className={cx('min-w-0', itemId && 'hidden xl:block')}>
          {list.isPending && <SkeletonList label="Loading conversations…" />}
          {list.isError && <ErrorState error={list.error} what="your conversations" onRetry={() => list.refetch()} />}
          {list.isSuccess && heads.length === 0 && (
            <EmptyState icon={MessagesSquare} title="No conversations yet">
              The first one appears here within seconds of someone writing on your site.
            </EmptyState>
          )}
          {heads.length > 0 && <ConversationList heads={heads} />}
          <LoadMore list={list} />
        </div>
        {itemId && <Transcript key={itemId} businessId={business.id} conversationId={itemId} />}
      </div>
    </>
  )
}
