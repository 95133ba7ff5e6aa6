import { useState } from 'react'
import { type CalendarProviderId, PROVIDER_NAMES } from '../../../../contract/calendars'
import { disconnectCalendar } from '../../../api/calendars'
import { Button } from '../../../components/Button'
import { ConfirmDialog } from '../../developers/ConfirmDialog'
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
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Disconnect ${name}?`}
          description="Bookings stay here and in your calendar. We stop reading it and forget our access to it."
          action="Disconnect"
          isBusy={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
