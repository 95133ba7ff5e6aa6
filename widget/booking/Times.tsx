import type { Slot } from '../../contract/slots'
import { holdSlot, show } from './calls'
import type { Booking } from './state'
import { dayText, ownTimeText, text, timeText, zoneText } from './texts'

type Step = { slots: Slot[]; note?: string; holding?: string; isWaiting?: true }

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys go from time to time, as in a toolbar; Tab goes past them. */
function move(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const isRtl = event.currentTarget.closest('[dir=rtl]') && /^Arrow(?:Left|Right)$/.test(event.key)
  const step = (MOVES[event.key] ?? 0) * (isRtl ? -1 : 1)
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + step
  const next = buttons[to]
  if (!next || to === at) return
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next.focus()
}

/** The offered times as buttons, by day. */
export function Times({ booking, step: { slots, note, holding, isWaiting } }: { booking: Booking; step: Step }) {
  const [first] = slots
  const days = [...new Set(slots.map((slot) => dayText(booking, slot)))]
  return (
    <section class="times" aria-label={text(booking, 'times')} aria-busy={!!holding} onKeyDown={move}>
      <p class="note" role="status">
        {note}
      </p>
      {days.map((day) => (
        <fieldset key={day}>
          <legend>{day}</legend>
          {slots
            .filter((slot) => dayText(booking, slot) === day)
            .map((slot) => (
              <button
                type="button"
                key={slot.start}
                tabIndex={slot === first ? 0 : -1}
                class={slot.start === holding ? 'holding' : ''}
                aria-disabled={!!holding}
                onClick={() => holdSlot(booking, slot)}
              >
                {timeText(booking, slot)}
                <small>{ownTimeText(booking, slot)}</small>
              </button>
            ))}
        </fieldset>
      ))}
      {booking.offer.waitlist && !isWaiting && (
        <button type="button" class="wait" onClick={() => show(booking, { step: 'wait', errors: {} })}>
          {text(booking, 'tellMe')}
        </button>
      )}
      {first && ownTimeText(booking, first) && (
        <p class="note">{text(booking, 'zone', { zone: zoneText(booking, first) })}</p>
      )}
    </section>
  )
}
