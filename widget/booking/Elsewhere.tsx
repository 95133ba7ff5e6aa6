import { OutLink } from '../panel/view/OutLink'
import type { Booking, View } from './state'
import { text } from './texts'

type Props = { booking: Booking; step: View & { step: 'elsewhere' }; back: () => void }

/** What is booked on another page: Calendly asks there what the chat doesn't. */
export const Elsewhere = ({ booking, step: { url, site }, back }: Props) => (
  <section class="card" aria-label={text(booking, 'open', { site })} tabIndex={-1}>
    <p>{text(booking, 'elsewhere', { site })}</p>
    <div class="acts">
      <OutLink class="main" href={url}>
        {text(booking, 'open', { site })} ↗
      </OutLink>
      <button type="button" class="plain" onClick={back}>
        {text(booking, 'back')}
      </button>
    </div>
  </section>
)
