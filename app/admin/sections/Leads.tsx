import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox, SearchX } from 'lucide-react'
import { ALL_LEADS, leadsQuery } from '../../api/leads'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { RefreshButton } from '../../components/RefreshButton'
import { SkeletonList } from '../../components/Skeleton'
import { cx } from '../../lib/cx'
import { DownloadLeads } from '../leads/DownloadLeads'
import { HeldLeads } from '../leads/held/HeldLeads'
import { GradesPlan } from '../leads/insight/GradesPlan'
import { LeadList } from '../leads/LeadList'
import { LeadSearch } from '../leads/LeadSearch'
import { useLeadFilter } from '../leads/useLeadFilter'
import { useOwner } from '../owner'
import { previewPath } from '../PreviewButton'
import { SectionHead } from '../SectionHead'
import { useLeadCount } from '../useLeadCount'

export function Leads() {
  const { business } = useOwner()
  const { filter, isFiltered, setFilter } = useLeadFilter()
  const leads = useInfiniteQuery(leadsQuery(business.id, filter))
  const inAll = useLeadCount(business.id) ?? 0
  const items = leads.data?.pages.flatMap((page) => page.items) ?? []
  const found = leads.data?.pages[0]?.total ?? 0
  const isEmpty = leads.isSuccess && !leads.isPlaceholderData && items.length === 0

  return (
    <>
      <SectionHead
        title="Leads"
        actions={
          <>
            <RefreshButton isBusy={leads.isFetching} onClick={() => leads.refetch()} />
            {inAll > 0 && <DownloadLeads businessId={business.id} />}
          </>
        }
      >
        People who left their details on your site, newest first.
      </SectionHead>
      {(inAll > 0 || isFiltered) && <LeadSearch filter={filter} onChange={setFilter} />}
      {inAll > 0 && <GradesPlan />}
      {leads.isPending && <SkeletonList label="Loading leads…" />}
      {leads.isError && <ErrorState error={leads.error} what="your leads" onRetry={() => leads.refetch()} />}
      {isEmpty && !isFiltered && (
        <EmptyState
          icon={Inbox}
          title="No leads captured yet"
          action={
            <Button asChild variant="secondary">
              <a href={previewPath(business.id)} target="_blank" rel="noopener">
                Leave yourself a test lead
              </a>
            </Button>
          }
        >
          When someone leaves their name and email in the chat, they show up here and we mail you at once.
        </EmptyState>
      )}
      {isFiltered && leads.isSuccess && (
        <p role="status" className={cx('mb-3 text-quiet', isEmpty && 'sr-only')}>
          {found === 1 ? '1 lead' : `${found.toLocaleString()} leads`} of {inAll.toLocaleString()}
        </p>
      )}
      {isEmpty && isFiltered && (
        <EmptyState
          icon={SearchX}
          title="No lead matches"
          action={
            <Button variant="secondary" onClick={() => setFilter(ALL_LEADS)}>
              Show all leads
            </Button>
          }
        >
          Try fewer letters, another status, or look through all of them.
        </EmptyState>
      )}
      <div className={cx('transition-opacity', leads.isPlaceholderData && 'opacity-60')}>
        {items.length > 0 && <LeadList leads={items} />}
        <LoadMore list={leads} />
      </div>
      <HeldLeads businessId={business.id} />
    </>
  )
}
