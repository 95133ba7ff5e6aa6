import { useInfiniteQuery } from '@tanstack/react-query'
import { leadsQuery } from '../../../api/leads'
import { ErrorState } from '../../../components/ErrorState'
import { LoadMore } from '../../../components/LoadMore'
import { SkeletonList } from '../../../components/Skeleton'
import { STATUS_WORDS } from '../words'
import { BoardCard } from './BoardCard'
import type { Column } from './column'

/** The leads of a column, newest first, a page at a time. */
export function ColumnCards({ businessId, column: { filter, status } }: { businessId: string; column: Column }) {
  const list = useInfiniteQuery(leadsQuery(businessId, filter))
  // A lead that was just moved stands in the list of its old column until that is read again.
  const leads = list.data?.pages.flatMap(({ items }) => items).filter((lead) => lead.status === status) ?? []
  if (list.isPending) return <SkeletonList label={`Loading ${STATUS_WORDS[status]}…`} />
  if (list.isError) return <ErrorState error={list.error} what="these leads" onRetry={() => list.refetch()} />
  return (
    <>
      {leads.length === 0 && <p className="px-2 py-3 text-quiet text-sm">None yet.</p>}
      <ul className="grid gap-2">
        {leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
