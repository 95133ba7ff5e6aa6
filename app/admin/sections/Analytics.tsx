import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Analytics as Shown } from '../../../contract/analytics'
import { formatCents, hasEntitlement } from '../../../contract/plans'
import { analyticsQuery } from '../../api/analytics'
import { businessQuery } from '../../api/businesses'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { Advanced } from '../analytics/Advanced'
import { AnsweredCard, FirstReplyCard } from '../analytics/AnswersCards'
import { DaysCard } from '../analytics/DaysCard'
import { DownloadCsv } from '../analytics/DownloadCsv'
import { HoursCard } from '../analytics/HoursCard'
import { QuestionsCard, UnansweredCard } from '../analytics/QuestionsCards'
import { RangePicker } from '../analytics/RangePicker'
import { type ChosenRange, rangeOf, todayIn } from '../analytics/range'
import { sentencesOf, takesBookings, wroteSentence } from '../analytics/sentences'
import { WeeklyReport } from '../analytics/WeeklyReport'
import { conversionNote, Figures } from '../Figures'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'

export function Analytics() {
  const { business } = useOwner()
  const saved = useQuery(businessQuery(business.id))
  const [search] = useSearchParams()
  if (saved.error && !saved.data)
    return <ErrorState error={saved.error} what="your numbers" onRetry={() => saved.refetch()} />
  if (!saved.data) return <Head />
  const today = todayIn(saved.data.timeZone)
  return <OfRange businessId={business.id} chosen={rangeOf(search, today)} today={today} />
}

function OfRange({ businessId, chosen, today }: { businessId: string; chosen: ChosenRange; today: string }) {
  const { data, error, refetch } = useQuery(analyticsQuery(businessId, chosen.range))
  const { planType, subscriptionStatus } = useOwner().customer
  const isAdvanced = hasEntitlement({ id: planType, subscriptionStatus }, 'advancedAnalytics')
  return (
    <>
      <Head actions={isAdvanced && <DownloadCsv businessId={businessId} range={chosen.range} by="day" />} />
      <RangePicker chosen={chosen} today={today} />
      {error && <ErrorState error={error} what="your numbers" onRetry={() => refetch()} />}
      {/* All at once, and what is counted on its own last: nothing that stands is pushed down. */}
      {!error && !data && <SkeletonList label="Counting…" rows={4} />}
      {!error && data && (
        <>
          <p className="mb-4 max-w-measure font-semibold text-lg">{wroteSentence(chosen.words, data.totals)}</p>
          <Totals analytics={data} />
          <Charts analytics={data} />
          <WeeklyReport businessId={businessId} />
          <Advanced range={chosen.range} />
        </>
      )}
    </>
  )
}

const Head = ({ actions }: { actions?: ReactNode }) => (
  <SectionHead title="Analytics" actions={actions}>
    Who wrote in, and what came of it. Your own test conversations count, too.
  </SectionHead>
)

function Totals({ analytics }: { analytics: Shown }) {
  const { totals, currency } = analytics
  return (
    <>
      <Figures
        figures={[
          { label: 'Total conversations', value: totals.conversations.toLocaleString() },
          { label: 'Leads captured', value: totals.leads.toLocaleString() },
          ...(takesBookings(analytics) ? [{ label: 'Bookings', value: totals.bookings.toLocaleString() }] : []),
          { label: 'Conversion', value: `${totals.conversionRate}%`, note: conversionNote(totals) },
          ...(totals.valued > 0 ? [{ label: 'Won', value: formatCents(totals.wonCents, currency) }] : []),
        ]}
      />
      <ul className="mt-5 grid max-w-measure gap-1.5">
        {sentencesOf(analytics).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {!analytics.isComplete && <li role="status">Older days are still being counted.</li>}
      </ul>
    </>
  )
}

const Charts = ({ analytics }: { analytics: Shown }) => (
  <>
    <DaysCard series={analytics.series} takesBookings={takesBookings(analytics)} />
    <HoursCard hours={analytics.hours} />
    <div className="mt-6 grid items-start gap-6 empty:hidden lg:grid-cols-2">
      <AnsweredCard totals={analytics.totals} />
      <FirstReplyCard firstReply={analytics.firstReply} />
      <QuestionsCard questions={analytics.questions} />
      <UnansweredCard unansweredQuestions={analytics.unansweredQuestions} />
    </div>
  </>
)
