import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { calendarQuery } from '../../../api/calendar'
import { waitlistQuery } from '../../../api/waitlist'
import { EmptyState } from '../../../components/EmptyState'
import { ErrorState } from '../../../components/ErrorState'
import { LoadMore } from '../../../components/LoadMore'
import { SkeletonList } from '../../../components/Skeleton'
import { WaitingCard } from './WaitingCard'

/** Who found no time that suits them and wants to be told when one opens up, the longest first. */
export function WaitingList({ businessId }: { businessId: string }) {
  const list = useInfiniteQuery(waitlistQuery(businessId))
  const calendar = useQuery(calendarQuery(businessId))
  if (list.isPending || calendar.isPending) return <SkeletonList label="Loading the waiting list…" />
  if (list.isError) return <ErrorState error={list.error} what="the waiting list" onRetry={() => list.refetch()} />
  if (calendar.isError) {
    return <ErrorState error={calendar.error} what="your calendar" onRetry={() => calendar.refetch()} />
  }
  const entries = list.data.pages.flatMap(({ items }) => items)
  const { timeZone, hasWaitlist } = calendar.data
  if (entries.length === 0) {
    return (
      <EmptyState icon={Hourglass} title="Nobody is waiting">
        {hasWaitlist
          ? 'When no time works for someone in the chat, they can wait here and get an offer when one opens up.'
          : 'The waiting list is off. A manager can turn it on under “Hours and services.”'}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="mb-4">
        {hasWaitlist
          ? 'When a time opens up, the person who has waited longest gets an email. The time is held for them for 30 minutes, then we ask the next person.'
          : 'The waiting list is off, so nobody here is asked when a time opens up. You can still offer one yourself.'}
      </p>
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <WaitingCard key={entry.id} businessId={businessId} entry={entry} timeZone={timeZone} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
