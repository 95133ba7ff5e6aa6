import { Confirmed } from './Confirmed'
import { Elsewhere } from './Elsewhere'
import { Form } from './Form'
import { type Booking, keepView } from './state'
import { Times } from './Times'
import { Wait } from './Wait'

export function BookingView({ booking }: { booking: Booking }) {
  const { view, offer } = booking
  const back = () => {
    booking.view = { step: 'times', slots: offer.slots }
    keepView(booking.entryId, booking.view)
    booking.draw()
  }
  if (view.step === 'form') return <Form booking={booking} step={view} back={back} />
  if (view.step === 'wait')
    return offer.waitlist && <Wait booking={booking} step={view} span={offer.waitlist} back={back} />
  if (view.step === 'elsewhere') return <Elsewhere booking={booking} step={view} back={back} />
  if (view.step === 'booked') return <Confirmed booking={booking} booked={view.booked} />
  return <Times booking={booking} step={view} />
}
