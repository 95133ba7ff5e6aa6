import { useState } from 'react'
import type { WaitlistEntry } from '../../../../contract/scheduling'
import { offerTime } from '../../../api/waitlist'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { dayAndClockIn, laterDay, wallTimeOf } from '../../../lib/zoned'
import { SlotPicker } from '../week/SlotPicker'
import { useWaitingChange } from './useWaitingChange'

type Props = { businessId: string; entry: WaitlistEntry; timeZone: string; onClose: () => void }

/** Holds a free time for somebody who waits. */
export function OfferDialog({ businessId, entry, timeZone, onClose }: Props) {
  const { id, name, serviceId, from } = entry
  const [start, setStart] = useState('')
  const change = useWaitingChange(businessId, onClose)
  const first = laterDay(wallTimeOf(from, timeZone).date, wallTimeOf(Date.now(), timeZone).date)
  const offer = () =>
    change.mutate({
      run: () => offerTime(businessId, id, start),
      done: `Offered to ${name}: ${dayAndClockIn(start, timeZone)}`,
      failed: 'Nothing was offered. Please try again.',
    })
  return (
    <Dialog
      title={`Offer ${name} a time`}
      description="They get an email now, and the time is held for them for 30 minutes."
      open
      onOpenChange={onClose}
    >
      <div className="grid gap-4">
        <SlotPicker
          businessId={businessId}
          serviceId={serviceId}
          isForVisitor
          timeZone={timeZone}
          from={first}
          value={start}
          onChange={setStart}
        />
        <Button disabled={!start || change.isPending} onClick={offer}>
          {start ? `Offer ${dayAndClockIn(start, timeZone)}` : 'Pick a time'}
        </Button>
      </div>
    </Dialog>
  )
}
