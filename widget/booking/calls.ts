import type { Problem } from '../../contract/problem'
import type { Slot, WaitlistSpan } from '../../contract/slots'
import { wrongWords } from '../lead/wrong'
import { callApi } from '../panel/api'
import { isWebLink } from '../panel/links'
import { pageAddress } from '../panel/page'
import { randomId } from '../panel/session'
import { type Booked, type Booking, type Field, keepView, type Said, type View } from './state'
import { dayText, languageOf, text, timeText } from './texts'

/** `bookingUrl`: where it is booked instead, with what the visitor said. */
type Refusal = Problem & { alternatives?: Slot[]; waitlist?: WaitlistSpan; bookingUrl?: string; bookingSite?: string }

export const show = (booking: Booking, view: View) => {
  booking.view = view
  keepView(booking.entryId, view)
  booking.draw()
}

/** The time went to somebody else: the nearest ones instead, or to be told when one opens up. */
function showTaken(booking: Booking, { alternatives = [], waitlist }: Refusal) {
  booking.offer = { ...booking.offer, waitlist: booking.offer.waitlist ?? waitlist }
  show(booking, { step: 'times', note: text(booking, alternatives.length ? 'taken' : 'takenAll'), slots: alternatives })
}

/** Keeps the time for the visitor at once, then asks who they are. */
export async function holdSlot(booking: Booking, slot: Slot) {
  const { chat, offer, view } = booking
  if (view.step !== 'times' || view.holding) return
  show(booking, { ...view, holding: slot.start })
  try {
    const { serviceId } = offer
    const body = { serviceId, start: slot.start, sessionId: chat.sessionId }
    const response = await callApi(chat, `businesses/${chat.business.value.id}/holds`, body)
    const answer = await response.json()
    if (response.ok) show(booking, { step: 'form', slot, holdId: answer.id, errors: {} })
    // Too many hold a time: it can be booked all the same.
    else if (response.status === 429) show(booking, { step: 'form', slot, holdId: null, errors: {} })
    else if (response.status === 409) showTaken(booking, answer)
    else throw new Error(`Answered ${response.status}`)
  } catch {
    show(booking, { step: 'times', slots: view.slots, note: booking.words.trouble })
  }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What is missing or wrong of who they are. */
export function wrongIn(booking: Booking, said: Said): Partial<Record<Field, string>> {
  const wrong = wrongWords(booking.words)
  return {
    ...(!said.name && { name: wrong.nameMissing }),
    ...(said.place === '' && { place: text(booking, 'placeMissing') }),
    ...(!EMAIL.test(said.email) && { email: wrong.emailWrong }),
  }
}

export const visitOf = (booking: Booking) => {
  const { chat, words } = booking
  return {
    sessionId: chat.sessionId,
    language: languageOf(booking),
    notice: chat.business.value.notice ?? words.notice,
    websiteUrl: pageAddress(chat.stage.snippet),
    ...chat.visit,
  }
}

/** The same time is booked once, however often it is sent. */
let last = { of: '', key: '' }
const keyOf = (of: string) => {
  if (last.of !== of) last = { of, key: randomId() }
  return last.key
}

export async function sendBooking(booking: Booking, said: Said) {
  const { chat, words, offer, view } = booking
  if (view.step !== 'form' || view.isSending) return
  const errors = wrongIn(booking, said)
  const { trouble: _, ...form } = view
  if (Object.keys(errors).length) return show(booking, { ...form, errors })
  show(booking, { ...form, errors, isSending: true })
  const again = (refused: Partial<Record<Field, string>>, trouble?: string) =>
    show(booking, { step: 'form', slot: view.slot, holdId: view.holdId, errors: refused, ...(trouble && { trouble }) })
  try {
    const { start } = view.slot
    const body = {
      serviceId: offer.serviceId,
      start,
      ...said,
      holdId: view.holdId,
      ...visitOf(booking),
    }
    const response = await callApi(chat, `businesses/${chat.business.value.id}/bookings`, body, {
      'Idempotency-Key': keyOf(offer.serviceId + start + said.email + chat.sessionId),
    })
    const answer: Booked & Refusal = await response.json()
    if (response.ok) showBooked(booking, answer)
    else if (isWebLink(answer.bookingUrl))
      show(booking, { step: 'elsewhere', url: answer.bookingUrl, site: answer.bookingSite ?? '' })
    else if (response.status === 409) showTaken(booking, answer)
    else if (answer.type.endsWith(':booking-asked-instead')) showInstead(booking)
    else if (response.status === 422)
      again(Object.fromEntries((answer.errors ?? []).map(({ path, message }) => [path, message])))
    else throw new Error(`Answered ${response.status}`)
  } catch {
    again({}, words.leadTrouble)
  }
}

export const say = ({ chat, newEntry }: Booking, content: string) => {
  chat.entries.value = [...chat.entries.value, newEntry('bot', content)]
}

/** Said in the conversation too, where it stays and is read out. */
function showBooked(booking: Booking, booked: Booked) {
  const { chat, offer } = booking
  show(booking, { step: 'booked', booked })
  // After it, since the panel moves the focus where a card is replaced.
  chat.lead.value = { isSent: true }
  // "More times" is offered no longer.
  chat.chips.value = []
  say(
    booking,
    `${text(booking, 'booked')}: ${offer.service}, ${dayText(booking, booked)}, ${timeText(booking, booked)}`,
  )
}

function showInstead(booking: Booking) {
  show(booking, { step: 'times', slots: [] })
  say(booking, text(booking, 'instead'))
}
