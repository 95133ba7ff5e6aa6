import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SYNCED_PROVIDERS } from '../../../../contract/outsideCalendars'
import { hasEntitlement } from '../../../../contract/plans'
import { businessQuery } from '../../../api/businesses'
import { calendarsQuery } from '../../../api/calendars'
import { ErrorState } from '../../../components/ErrorState'
import { SkeletonList } from '../../../components/Skeleton'
import { useOwner } from '../../owner'
import { CalendlyCard } from './CalendlyCard'
import { LinkCard } from './LinkCard'
import { SyncedCard } from './SyncedCard'
import { WithEnterprise } from './WithEnterprise'
import { resultIn } from './words'

/** The calendars that bookings are in: our own, behind a link, or connected. */
export function Places({ businessId }: { businessId: string }) {
  const { planType, subscriptionStatus } = useOwner().customer
  const [search] = useSearchParams()
  const business = useQuery(businessQuery(businessId))
  const calendars = useQuery(calendarsQuery(businessId))
  const failed = [business, calendars].find(({ isError }) => isError)
  if (failed) return <ErrorState error={failed.error} what="your calendars" onRetry={() => failed.refetch()} />
  if (!business.data || !calendars.data) return <SkeletonList label="Loading your calendars…" />
  const maySync = hasEntitlement({ id: planType ?? null, subscriptionStatus }, 'calendarSync')
  const synced = SYNCED_PROVIDERS.flatMap((provider) =>
    calendars.data.filter((connection) => connection.provider === provider).map((one) => ({ ...one, provider })),
  )
  const calendly = calendars.data.find(({ provider }) => provider === 'calendly')
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="max-w-measure">
        Bookings are always kept here, under Week. If your own calendar is elsewhere, connect it: we won’t offer times
        when you’re busy, and new bookings will show up there, too.
      </p>
      {maySync || synced.some(({ state }) => state !== 'off') ? (
        synced.map((connection) => (
          <SyncedCard
            key={connection.provider}
            businessId={businessId}
            connection={connection}
            maySync={maySync}
            result={resultIn(search, connection.provider)}
          />
        ))
      ) : (
        <WithEnterprise />
      )}
      {calendly && <CalendlyCard businessId={businessId} connection={calendly} />}
      <LinkCard business={business.data} />
    </div>
  )
}
