import { useState } from 'react'
import { Button } from '../../../components/Button'
import { addDays, dayAndClockIn, laterDay, wallTimeOf } from '../../../lib/zoned'
import type { ActionProps } from './panel'
import { SlotPicker } from './SlotPicker'
import { toldWords } from './words'

/** Earlier days that are offered too. */
const DAYS_BEFORE = 3

/** Another free time for the same visit. */
export function MoveForm({ businessId, calendar, booking, change, onBack }: ActionProps & { onBack: () => void }) {
  const { timeZone } = calendar
  const [start, setStart] = useState('')
  const today = wallTimeOf(Date.now(), timeZone).date
  const near = addDays(wallTimeOf(booking.start, timeZone).date, -DAYS_BEFORE)
  const move = () =>
    change.mutate({
      id: booking.id,
      to: { start },
      done: `Moved to ${dayAndClockIn(start, timeZone)}`,
      undo: { start: booking.start },
    })
  return (
    <div className="mt-4 grid gap-4">
      <SlotPicker
        businessId={businessId}
        serviceId={booking.serviceId ?? ''}
        bookingId={booking.id}
        timeZone={timeZone}
        from={laterDay(near, today)}
        value={start}
        onChange={setStart}
      />
      <p className="text-quiet">{toldWords(booking, 'with the new time')}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!start || change.isPending} onClick={move}>
          {start ? `Move to ${dayAndClockIn(start, timeZone)}` : 'Pick a time'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}
