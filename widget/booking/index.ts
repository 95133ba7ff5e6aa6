import { h, render } from 'preact'
import type { OfferedSlots } from '../../contract/slots'
import type { ChatEntry } from '../panel/chat'
import { BookingView } from './BookingView'
import css from './booking.css?inline'
import { type Booking, isOffer, type Panel, recallView, type View } from './state'

let current: Booking | undefined
let hasStyles = false

/**
 * Shows what the last reply offers to book, in the place that the panel keeps for it. A booking that has begun stays while the conversation
 * only grows by our own words; what the visitor writes next ends it.
 */
export function showOffer(panel: Panel, last: ChatEntry | undefined) {
  const { root } = panel.chat.stage
  const place = root.querySelector('.booking')
  if (!place) return
  if (!hasStyles) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    hasStyles = true
  }
  if (isOffer(last) && current?.entryId !== last.id) begin(panel, place, last)
  else if (current && last?.type === 'user') {
    current = undefined
    render(null, place)
  }
}

function begin(panel: Panel, frame: Element, entry: ChatEntry & OfferedSlots & { id: string }) {
  const { slots = [], serviceId, service, timeZone, place, waitlist } = entry
  const kept = recallView(entry.id)
  const booking: Booking = {
    ...panel,
    offer: { slots, serviceId, service, timeZone, place, waitlist },
    entryId: entry.id,
    view: recalled(kept) ?? { step: 'times', slots },
    draw: () => {
      if (current !== booking) return
      const next = faceOf(booking.view)
      render(h(BookingView, { booking }), frame)
      focusOn(frame, next !== shown)
      shown = next
      frame.scrollIntoView({ block: 'nearest' })
    },
  }
  let shown = faceOf(booking.view)
  current = booking
  booking.draw()
}

/** What was being sent when the page was left is asked for again. */
function recalled(kept: View | undefined): View | undefined {
  if (kept?.step === 'form') return { step: 'form', slot: kept.slot, holdId: kept.holdId, errors: {} }
  if (kept?.step === 'wait') return { step: 'wait', errors: {} }
  if (kept?.step === 'times' && kept.isWaiting) return { step: 'times', slots: kept.slots, isWaiting: true }
  return kept?.step === 'booked' ? kept : undefined
}

/** What is seen of it as something else: the next step, or other times. */
const faceOf = (view: View): string => (view.step === 'times' ? view.slots.map(({ start }) => start).join() : view.step)

/** After a step the focus goes to what comes next; the times themselves wait until they are reached. */
function focusOn(place: Element, isNext: boolean) {
  const wrong = place.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong) wrong.focus()
  if (wrong || !isNext) return
  const boxes = [...place.querySelectorAll('input')]
  const target = boxes.find(({ value }) => !value) ?? place.querySelector<HTMLElement>('[type=submit],.card,button')
  target?.focus()
}
