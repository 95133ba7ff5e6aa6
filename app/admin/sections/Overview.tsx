import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Analytics } from '../../../contract/analytics'
import type { Home } from '../../../contract/home'
import { analyticsQuery } from '../../api/analytics'
import { conversationsQuery } from '../../api/conversations'
import { homeQuery } from '../../api/home'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { conversionNote, Figures } from '../Figures'
import { sinceSentence } from '../home/sinceSentence'
import { WhatMatters } from '../home/WhatMatters'
import { InstallLight } from '../install/InstallLight'
import { FirstSteps } from '../overview/FirstSteps'
import { NextVisits } from '../overview/NextVisits'
import { useNextVisits } from '../overview/useNextVisits'
import { useProgress } from '../overview/useProgress'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { summary } from '../summary'

function said(figures: Analytics, conversations: number, home: Home | undefined) {
  if (conversations > 0 || figures.totals.leads > 0 || home?.leads.total) return summary(figures)
  return home?.isInstalled
    ? 'Nobody has written in yet. The chat is on your site and ready.'
    : 'Nobody has written in yet. Put the chat on your site so people can.'
}

export function Overview() {
  const { business } = useOwner()
  const { data: figures, error: failed, refetch } = useQuery(analyticsQuery(business.id))
  const conversations = useInfiniteQuery(conversationsQuery(business.id)).data?.pages[0]?.total
  const home = useQuery(homeQuery(business.id))
  const progress = useProgress(business.id, conversations)
  const visits = useNextVisits(business.id)
  // Waits for everything, so that nothing is pushed down later.
  const isLoading = !failed && (!figures || progress === undefined || visits === undefined || home.isPending)
  const isCounted = figures && conversations !== undefined && !home.isPending
  const isUnderWay = progress && !(progress.described && progress.tried && progress.installed)

  return (
    <>
      <SectionHead title="Overview">
        {isCounted && !isLoading
          ? [home.data?.since && sinceSentence(home.data.since), said(figures, conversations, home.data)]
              .filter(Boolean)
              .join(' ')
          : 'Counting…'}
      </SectionHead>
      {isLoading && <SkeletonList label="Loading your overview…" />}
      {!isLoading && <WhatMatters className="mb-6" />}
      {!isLoading && visits && <NextVisits>{visits}</NextVisits>}
      {!isLoading && isUnderWay && <FirstSteps progress={progress} />}
      {failed && <ErrorState error={failed} what="your numbers" onRetry={() => refetch()} />}
      {!failed && !isLoading && <p className="mb-2 text-quiet text-sm">The last 30 days</p>}
      {!failed && !isLoading && (
        <Figures
          figures={[
            { label: 'Conversations', value: figures?.totals.conversations.toLocaleString() },
            { label: 'Leads', value: figures?.totals.leads.toLocaleString() },
            {
              label: 'Conversion',
              value: figures && `${figures.totals.conversionRate}%`,
              ...(figures && { note: conversionNote(figures.totals) }),
            },
          ]}
        />
      )}
      {!isLoading && progress && !isUnderWay && (
        <div className="mt-5">
          <InstallLight businessId={business.id} />
        </div>
      )}
    </>
  )
}
