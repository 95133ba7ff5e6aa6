import type { Problem } from '../../contract/problem'
import type { WaitlistSpan } from '../../contract/slots'
import { callApi } from '../panel/api'
import { say, show, visitOf, wrongIn } from './calls'
import type { Booking, Said, View } from './state'
import { spanText, text } from './texts'

type Joined = { isNew: boolean; heldMinutes: number }

/** Puts the visitor on the list, and says in the conversation what happens next. */
export async function joinWaitlist(booking: Booking, span: WaitlistSpan, said: Said) {
  const { chat, words, offer, view } = booking
  if (view.step !== 'wait' || view.isSending) return
  const form = (rest: Omit<View & { step: 'wait' }, 'step'>) => show(booking, { step: 'wait', ...rest })
  const errors = wrongIn(booking, said)
  if (Object.keys(errors).length) return form({ errors })
  form({ errors, isSending: true })
  try {
    const body = { serviceId: offer.serviceId, ...said, ...span, timeZone: zoneOf(), ...visitOf(booking) }
    const response = await callApi(chat, `businesses/${chat.business.value.id}/waitlist`, body)
    const answer: Joined & Problem = await response.json()
    if (response.ok) return showWaiting(booking, span, { ...answer, email: said.email })
    const refused = Object.fromEntries((answer.errors ?? []).map(({ path, message }) => [path, message]))
    form({ errors: refused, trouble: answer.errors?.length ? '' : words.leadTrouble })
  } catch {
    form({ errors: {}, trouble: words.leadTrouble })
  }
}

const zoneOf = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function showWaiting(booking: Booking, span: WaitlistSpan, { isNew, heldMinutes, email }: Joined & { email: string }) {
  const { chat, offer } = booking
  show(booking, { step: 'times', slots: offer.slots, isWaiting: true })
  chat.lead.value = { isSent: true }
  const told = { service: offer.service, days: spanText(booking, span), email, minutes: `${heldMinutes}` }
  say(booking, text(booking, isNew ? 'waiting' : 'waitingAlready', told))
}
