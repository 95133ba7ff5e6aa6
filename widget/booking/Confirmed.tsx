import type { Booked, Booking } from './state'
import { dayText, ownTimeText, text, timeText } from './texts'

const OUT = { target: '_blank', rel: 'noopener noreferrer' }

/** The link that changes a booking carries its token, which also opens its calendar file. */
function eventLink({ chat }: Booking, { id, manageUrl }: Booked) {
  const token = URL.canParse(manageUrl) && new URL(manageUrl).searchParams.get('token')
  return token && `${chat.stage.snippet.api}/api/visitor-bookings/${id}/event.ics?token=${encodeURIComponent(token)}`
}

export function Confirmed({ booking, booked }: { booking: Booking; booked: Booked }) {
  const own = ownTimeText(booking, booked)
  const event = eventLink(booking, booked)
  return (
    <section class="card" aria-label={text(booking, 'booked')} tabIndex={-1}>
      <p>
        <b>✓ {text(booking, 'booked')}</b>
        <br />
        {booking.offer.service}
        <br />
        {dayText(booking, booked)}, {timeText(booking, booked)}
        {own && <small class="note"> ({own})</small>}
      </p>
      <div class="acts">
        {event && (
          <a class="main" href={event} {...OUT}>
            {text(booking, 'add')}
          </a>
        )}
        <a class="plain" href={booked.manageUrl} {...OUT}>
          {text(booking, 'manage')}
        </a>
      </div>
    </section>
  )
}
