import { useState } from 'react'
import type { Booking, CalendarSettings } from '../../../../contract/scheduling'
import { Badge } from '../../../components/Badge'
import { Dialog } from '../../../components/Dialog'
import { spanIn, wallTimeOf } from '../../../lib/zoned'
import { zoneName } from '../../notifications/words'
import { BookingActions } from './BookingActions'
import { BookingFacts } from './BookingFacts'
import { CancelForm } from './CancelForm'
import { MoveForm } from './MoveForm'
import type { PanelStep } from './panel'
import { useBookingChange } from './useBookingChange'
import { statusWords } from './words'

type Props = {
  businessId: string
  calendar: CalendarSettings
  booking: Booking
  /** With the day that it's on now. */
  onChanged: (date: string) => void
  onAgain: () => void
  onClose: () => void
}

/** One booking: who comes, what for, and what can be done about it. */
export function BookingPanel({ businessId, calendar, booking, onChanged, onAgain, onClose }: Props) {
  const { timeZone } = calendar
  const [step, setStep] = useState<PanelStep>('shown')
  const change = useBookingChange(businessId, ({ start }) => onChanged(wallTimeOf(start, timeZone).date))
  const shared = { businessId, calendar, booking, change, onBack: () => setStep('shown') }
  return (
    <Dialog title={booking.name} open onOpenChange={onClose}>
      <p className="-mt-2 flex flex-wrap items-center gap-2 text-lg">
        {spanIn(booking, timeZone)}
        {booking.status !== 'confirmed' && <Badge>{statusWords(booking.status)}</Badge>}
      </p>
      {booking.timeZone && booking.timeZone !== timeZone && (
        <p className="text-quiet">
          {spanIn(booking, booking.timeZone)} in {zoneName(booking.timeZone)}, where they booked from
        </p>
      )}
      {step === 'shown' && (
        <>
          <BookingFacts booking={booking} />
          <BookingActions {...shared} onStep={setStep} onAgain={onAgain} />
        </>
      )}
      {step === 'moving' && <MoveForm {...shared} />}
      {step === 'canceling' && <CancelForm {...shared} />}
    </Dialog>
  )
}
