import { planWith } from '../../../../contract/plans'
import { BillingLink } from '../../account/BillingLink'
import { useHasRole } from '../../owner'
import { PlaceCard } from './PlaceCard'

/** What the plan lacks, in words for the owner. */
export function WithEnterprise() {
  const isOwner = useHasRole('owner')
  return (
    <PlaceCard title="Google and Outlook">
      <p>
        Google and Outlook calendars come with {planWith('calendarSync').name}. Times you’re busy there aren’t offered,
        and bookings land in them within a minute.
      </p>
      {isOwner && (
        <div>
          <BillingLink>See the plans</BillingLink>
        </div>
      )}
    </PlaceCard>
  )
}
