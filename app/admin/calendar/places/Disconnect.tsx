import { useState } from 'react'
import { type CalendarProviderId, PROVIDER_NAMES } from '../../../../contract/outsideCalendars'
import { disconnectCalendar } from '../../../api/calendars'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { TextLink } from '../../../components/TextLink'
import { useConnectionChange } from './useConnectionChange'

/** Ends a connection; what is booked stays. */
export function Disconnect({ businessId, provider }: { businessId: string; provider: CalendarProviderId }) {
  const [isAsking, setIsAsking] = useState(false)
  const name = PROVIDER_NAMES[provider]
  const end = useConnectionChange(businessId, {
    change: () => disconnectCalendar(businessId, provider),
    done: `${name} is disconnected`,
    onDone: () => setIsAsking(false),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      {isAsking && (
        <Dialog
          title={`Disconnect ${name}?`}
          description="Bookings stay here and in your calendar. We stop reading it and give up our access right away."
          open
          onOpenChange={setIsAsking}
        >
          {provider === 'microsoft' && <StillListed />}
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" disabled={end.isPending} onClick={() => end.mutate()}>
              {end.isPending ? 'One moment…' : 'Disconnect'}
            </Button>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** An app can't give Microsoft's consent back: only its owner can. */
const StillListed = () => (
  <p className="mb-4">
    Microsoft keeps Deskbell in your list of apps until you remove it there:{' '}
    <TextLink href="https://account.live.com/consent/Manage" target="_blank" rel="noopener">
      personal accounts
    </TextLink>
    ,{' '}
    <TextLink href="https://myapplications.microsoft.com" target="_blank" rel="noopener">
      work accounts
    </TextLink>
    .
  </p>
)
