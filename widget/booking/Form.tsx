import { sendBooking } from './calls'
import { PersonForm } from './PersonForm'
import type { Booking, View } from './state'
import { dayText, ownTimeText, text, timeText } from './texts'

type Props = { booking: Booking; step: View & { step: 'form' }; back: () => void }

/** Who comes at the time that is held. */
export function Form({ booking, step, back }: Props) {
  const { slot } = step
  const own = ownTimeText(booking, slot)
  return (
    <PersonForm
      booking={booking}
      step={step}
      emailNote={text(booking, 'emailNote')}
      place={booking.offer.place}
      action={text(booking, 'book')}
      send={(said) => sendBooking(booking, said)}
      back={back}
    >
      <p>
        <b>{booking.offer.service}</b>
        <br />
        {dayText(booking, slot)}, {timeText(booking, slot)}
        {own && <small class="note"> ({own})</small>}
      </p>
    </PersonForm>
  )
}
