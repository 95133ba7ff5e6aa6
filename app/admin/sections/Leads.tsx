import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { leadsQuery } from '../../api/leads'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { RefreshButton } from '../../components/RefreshButton'
import { SkeletonList } from '../../components/Skeleton'
import { DownloadLeads } from '../leads/DownloadLeads'
import { LeadList } from '../leads/LeadList'
import { useOwner } from '../owner'
import { previewPath } from '../previewPath'
import { SectionHead } from '../SectionHead'

export function Leads() {
  const { business } = useOwner()
  const leads = useInfiniteQuery(leadsQuery(business.id))
  const items = leads.data?.pages.flatMap((page) => page.items) ?? []

  return (
    <>
      <SectionHead
        title="Leads"
        actions={
          <>
            <RefreshButton isBusy={leads.isFetching} onClick={() => leads.refetch()} />
            {items.length > 0 && <DownloadLeads businessId={business.id} />}
          </>
        }
      >
        People who left their details on your site, newest first.
      </SectionHead>
      {leads.isPending && <SkeletonList label="Loading leads…" />}
      {leads.isError && <ErrorState error={leads.error} what="your leads" onRetry={() => leads.refetch()} />}
      {leads.isSuccess && items.length === 0 && (
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
      {items.length > 0 && <LeadList leads={items} />}
      <LoadMore list={leads} />
    </>
  )
}
