import { useQuery } from '@tanstack/react-query'
import type { Business } from '../../../../contract/businesses'
import type { BusinessFacts } from '../../../../contract/facts'
import type { Proposal } from '../../../../contract/knowledge'
import { businessQuery } from '../../../api/businesses'
import { calendarQuery } from '../../../api/calendar'
import { factsQuery } from '../../../api/facts'
import { faqsQuery } from '../../../api/faqs'
import { proposalsQuery } from '../../../api/knowledge'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'
import { zoneAt } from '../../../lib/zones/zones'
import { CalendarEditor } from './CalendarEditor'
import { saidOfNotice } from './noticeSaid'

export function SetUp({ businessId }: { businessId: string }) {
  const business = useQuery(businessQuery(businessId))
  // The form begins with what it says now: hours may have been confirmed since it was read last.
  const calendar = useQuery({ ...calendarQuery(businessId), refetchOnMount: 'always' })
  // What was read or said elsewhere only helps with typing: without it the set-up goes on.
  const read = useQuery(proposalsQuery(businessId, ''))
  const facts = useQuery(factsQuery(businessId))
  const faqs = useQuery(faqsQuery(businessId))
  const failed = [business, calendar].find(({ isError }) => isError)
  if (failed) return <ErrorState error={failed.error} what="your calendar" onRetry={() => failed.refetch()} />
  if (
    !business.data ||
    !calendar.data ||
    !calendar.isFetchedAfterMount ||
    [read, facts, faqs].some(({ isPending }) => isPending)
  )
    return <SkeletonList label="Loading your calendar…" rows={4} />
  return (
    <CalendarEditor
      business={business.data}
      saved={calendar.data}
      read={read.data ?? []}
      notice={saidOfNotice(facts.data, faqs.data)}
      timeZone={zoneAt(business.data.country, addressesOf(business.data, facts.data, read.data ?? []))}
    />
  )
}

/** Where the business is, as its owner confirmed it, typed it, and as its site says. */
const addressesOf = ({ location }: Business, facts: BusinessFacts | undefined, read: readonly Proposal[]): string[] => [
  ...(facts?.addresses ?? []),
  location ?? '',
  ...read.flatMap(({ facts: said }) => said?.addresses ?? []),
]
