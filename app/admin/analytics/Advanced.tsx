import { useQuery } from '@tanstack/react-query'
import { BREAKDOWNS, type Breakdown, type Breakdowns } from '../../../contract/analytics'
import { hasEntitlement, planWith } from '../../../contract/plans'
import { breakdownsQuery, type DayRange } from '../../api/analytics'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { BillingLink } from '../account/BillingLink'
import { useOwner } from '../owner'
import { BarRows } from './BarRows'
import { DownloadCsv } from './DownloadCsv'
import { nameOf } from './names'

const TITLES: Record<Breakdown, string> = {
  source: 'Where they came from',
  page: 'The pages they wrote from',
  language: 'Their languages',
}

/** What comes with advanced analytics, or the sentence that says with which plan. */
export function Advanced({ range }: { range: DayRange }) {
  const { planType, subscriptionStatus } = useOwner().customer
  if (hasEntitlement({ id: planType, subscriptionStatus }, 'advancedAnalytics')) return <Shown range={range} />
  return (
    <Card className="mt-6 grid justify-items-start gap-3">
      <h2 className="font-semibold text-lg">Which sites, pages and languages bring you customers</h2>
      <p className="max-w-measure text-quiet">
        See where people came from, which pages they wrote from and how many became customers. You can download it all
        as CSV. Comes with the {planWith('advancedAnalytics').name} plan.
      </p>
      <BillingLink>See my plan</BillingLink>
    </Card>
  )
}

function Shown({ range }: { range: DayRange }) {
  const { business } = useOwner()
  const { data, error, refetch } = useQuery(breakdownsQuery(business.id, range))
  if (error) return <ErrorState error={error} what="these numbers" onRetry={refetch} />
  if (!data)
    return (
      <div className="mt-6">
        <SkeletonList label="Counting…" rows={2} />
      </div>
    )
  return (
    <>
      <Funnel funnel={data.funnel} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        {BREAKDOWNS.map((by) => (
          <Card key={by}>
            <div className="mb-3 flex items-center justify-between gap-x-4">
              <h2 className="font-semibold text-lg">{TITLES[by]}</h2>
              <DownloadCsv businessId={business.id} range={range} by={by} />
            </div>
            {data[by].length > 0 ? (
              <BarRows
                caption={TITLES[by]}
                countHeading="Conversations"
                rows={data[by].map(({ name, conversations, leads, booked, won }) => ({
                  key: name,
                  name: nameOf(by, name),
                  count: conversations,
                  note: [
                    leads === 1 ? '1 lead' : `${leads.toLocaleString()} leads`,
                    ...(booked > 0 ? [`${booked.toLocaleString()} booked`] : []),
                    `${won.toLocaleString()} won`,
                  ].join(', '),
                }))}
              />
            ) : (
              <p className="text-quiet">Nothing yet.</p>
            )}
          </Card>
        ))}
      </div>
    </>
  )
}

const Funnel = ({ funnel }: Pick<Breakdowns, 'funnel'>) => (
  <Card className="mt-6">
    <h2 className="mb-3 font-semibold text-lg">From first message to customer</h2>
    <BarRows
      caption="From first message to customer"
      countHeading="People"
      rows={[
        { key: 'conversations', name: 'Wrote in', count: funnel.conversations },
        { key: 'withDetails', name: 'Left their details', count: funnel.withDetails },
        { key: 'leads', name: 'Leads, including forms', count: funnel.leads },
        { key: 'contacted', name: 'Contacted', count: funnel.contacted },
        ...(funnel.booked > 0 ? [{ key: 'booked', name: 'Booked', count: funnel.booked }] : []),
        { key: 'won', name: 'Won so far', count: funnel.won },
      ]}
    />
  </Card>
)
