import { useQuery } from '@tanstack/react-query'
import type { LeadBoard as Counted } from '../../../../contract/leadChanges'
import { LEAD_STATUSES, type LeadStatus } from '../../../../contract/leads'
import { boardQuery, type LeadFilter } from '../../../api/leads'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'
import { useMediaQuery } from '../../../lib/useMediaQuery'
import { BoardColumn } from './BoardColumn'
import { OneColumn } from './OneColumn'

type Props = { businessId: string; filter: LeadFilter; onShow: (status: LeadStatus) => void }

/** The leads by status: all columns side by side, or on a phone one at a time. */
export function LeadBoard({ businessId, filter, onShow }: Props) {
  const isWide = useMediaQuery('(min-width: 64rem)')
  const ofAll = { ...filter, status: '' as const }
  const board = useQuery(boardQuery(businessId, ofAll))
  if (board.isPending) return <SkeletonList label="Loading the board…" />
  if (board.isError) return <ErrorState error={board.error} what="the board" onRetry={() => board.refetch()} />
  const columns = LEAD_STATUSES.map((status) => ({ ...countOf(board.data, status), filter: { ...ofAll, status } }))
  if (!isWide)
    return (
      <OneColumn
        businessId={businessId}
        columns={columns}
        currency={board.data.currency}
        shown={filter.status || 'new'}
        onShow={onShow}
      />
    )
  return (
    <div className="grid grid-cols-5 items-start gap-3">
      {columns.map((column) => (
        <BoardColumn key={column.status} businessId={businessId} column={column} currency={board.data.currency} />
      ))}
    </div>
  )
}

const countOf = ({ columns }: Counted, status: LeadStatus) =>
  columns.find((column) => column.status === status) ?? { status, count: 0, valueCents: 0 }
