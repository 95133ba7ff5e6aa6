import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { receivedQuery } from '../../api/support'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { Link } from '../../components/Link'
import { PageHeading } from '../../components/PageHeading'
import { RefreshButton } from '../../components/RefreshButton'
import { SkeletonList } from '../../components/Skeleton'
import { ApiError } from '../../lib/api'
import { NotFound } from '../NotFound'
import { PlainPage } from '../PlainPage'
import { ReceivedRequest } from './ReceivedRequest'

const STATES = [
  { state: 'open', label: 'Open', to: '/operator/support' },
  { state: 'answered', label: 'Answered', to: '/operator/support?state=answered' },
] as const

/** Messages to support for the operator: priority first, then the oldest. */
export function SupportInbox() {
  const state = useSearchParams()[0].get('state') === 'answered' ? 'answered' : 'open'
  const received = useQuery(receivedQuery(state))
  if (received.error instanceof ApiError && received.error.status === 404) return <NotFound />
  return (
    <PlainPage wide>
      <div className="flex items-start justify-between gap-4">
        <PageHeading title="Support">Messages to support</PageHeading>
        <RefreshButton isBusy={received.isFetching} onClick={() => received.refetch()} />
      </div>
      <nav aria-label="Which messages" className="mt-2 mb-6 flex gap-4 border-line border-b">
        {STATES.map(({ label, to, ...tab }) => (
          <Link
            key={to}
            to={to}
            aria-current={tab.state === state ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center border-transparent border-b-3 font-semibold text-quiet aria-[current=page]:border-brand aria-[current=page]:text-link"
          >
            {label}
          </Link>
        ))}
      </nav>
      {received.isPending && <SkeletonList label="Loading messages…" />}
      {received.isError && <ErrorState error={received.error} what="the messages" onRetry={() => received.refetch()} />}
      {received.data?.length === 0 && (
        <EmptyState
          icon={MessageCircleQuestion}
          title={state === 'open' ? 'Nothing is waiting' : 'Nothing answered yet'}
        >
          What owners write to support comes here and to your inbox.
        </EmptyState>
      )}
      <div className="grid gap-4">
        {received.data?.map((request) => (
          <ReceivedRequest key={request.id} request={request} />
        ))}
      </div>
    </PlainPage>
  )
}
