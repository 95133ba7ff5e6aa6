import type { WaitlistSpan } from '../../contract/slots'
import { PersonForm } from './PersonForm'
import type { Booking, View } from './state'
import { spanText, text } from './texts'
import { joinWaitlist } from './waitlist'

type Props = { booking: Booking; step: View & { step: 'wait' }; span: WaitlistSpan; back: () => void }

/** Who waits, where no time suits them. */
export const Wait = ({ booking, step, span, back }: Props) => (
  <PersonForm
    booking={booking}
    step={step}
    emailNote={text(booking, 'waitNote')}
    action={text(booking, 'waitJoin')}
    send={(said) => joinWaitlist(booking, span, said)}
    back={back}
  >
    <p>
      <b>{booking.offer.service}</b>
      <br />
      {spanText(booking, span)}
    </p>
  </PersonForm>
)
