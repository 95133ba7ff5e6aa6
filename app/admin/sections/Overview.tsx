import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Analytics } from '../../../contract/analytics'
import { analyticsQuery } from '../../api/analytics'
import { conversationsQuery } from '../../api/conversations'
import { leadsQuery } from '../../api/leads'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { CONVERSION_NOTE, Figures } from '../Figures'
import { InstallLight } from '../install/InstallLight'
import { LeadCards } from '../leads/LeadCards'
import { FirstSteps } from '../overview/FirstSteps'
import { NextVisits } from '../overview/NextVisits'
import { useNextVisits } from '../overview/useNextVisits'
import { useProgress } from '../overview/useProgress'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { SectionNavLink } from '../SectionNavLink'
import { summary } from '../summary'

const said = (figures: Analytics, conversations: number) =>
  conversations === 0 && figures.totals.leads === 0
    ? 'Nobody has written yet. That starts once the chat is on your site.'
    : summary(figures)

export function Overview() {
  const { business } = useOwner()
  const { data: figures, error: failed, refetch } = useQuery(analyticsQuery(business.id))
  const conversations = useInfiniteQuery(conversationsQuery(business.id)).data?.pages[0]?.total
  const newest = useInfiniteQuery(leadsQuery(business.id)).data?.pages[0]?.items.slice(0, 2) ?? []
  const progress = useProgress(business.id, conversations)
  const visits = useNextVisits(business.id)
  // Waits for everything, so that nothing is pushed down later.
  const isLoading = !failed && (!figures || progress === undefined || visits === undefined)
  const isUnderWay = progress && !(progress.described && progress.tried && progress.installed)

  return (
    <>
      <SectionHead title="Overview">
        {figures && conversations !== undefined ? said(figures, conversations) : 'Counting…'}
      </SectionHead>
      {isLoading && <SkeletonList label="Loading your overview…" />}
      {!isLoading && visits && <NextVisits>{visits}</NextVisits>}
      {isUnderWay && <FirstSteps progress={progress} />}
      {failed && <ErrorState error={failed} what="your numbers" onRetry={() => refetch()} />}
      {!failed && !isLoading && <p className="mb-2 text-quiet text-sm">The last 30 days</p>}
      {!failed && !isLoading && (
        <Figures
          figures={[
            { label: 'Conversations', value: figures?.totals.conversations.toLocaleString() },
            { label: 'Leads', value: figures?.totals.leads.toLocaleString() },
            { label: 'Conversion', value: figures && `${figures.totals.conversionRate}%`, note: CONVERSION_NOTE },
          ]}
        />
      )}
      {progress && !isUnderWay && (
        <div className="mt-5">
          <InstallLight businessId={business.id} />
        </div>
      )}
      {!isLoading && newest.length > 0 && (
        <section className="mt-8">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 className="font-semibold text-lg">Newest leads</h2>
            <SectionNavLink id="leads" className="font-semibold text-link underline underline-offset-4">
              All leads
            </SectionNavLink>
          </div>
          <LeadCards leads={newest} />
        </section>
      )}
    </>
  )
}
