import { joinSentences } from '../../../../text/joinSentences'
import { type Speaking, say, wasSaidLately } from '../speaking'
import { phoneOf, urgentPhoneOf } from './contacts'
import { isShutNow, reopening } from './hoursReply'

/** Where to call. Nobody is sent to a phone that nobody picks up: when it is shut it is said when it opens, and the number for emergencies. */
export function callText(speaking: Speaking, phone = phoneOf(speaking)): string {
  const isUrgent = speaking.understood.kind === 'urgent' || speaking.state.matter === 'urgent'
  const urgent = urgentPhoneOf(speaking)
  const isShut = isShutNow(speaking)
  const own = urgent === undefined || urgent === phone ? undefined : urgent
  if (isUrgent && own && isShut) return say(speaking, 'emergencyPhone', { phone: own })
  if (isUrgent && own && phone) return say(speaking, 'callUrgent', { phone, urgent: own })
  const later = isShut ? afterHours(speaking) : ''
  // That it is shut was said already.
  if (!phone || (later === '' && reopening(speaking) !== '')) return later
  return joinSentences(say(speaking, 'call', { phone }), later)
}

/** What is said now and then to whoever writes out of hours: when it opens again, and where somebody picks up in an emergency. */
function afterHours(speaking: Speaking): string {
  const urgent = isShutNow(speaking) ? urgentPhoneOf(speaking) : undefined
  const said = [reopening(speaking), urgent ? say(speaking, 'emergencyPhone', { phone: urgent }) : '']
  return joinSentences(...said.filter((text) => !wasSaidLately(speaking, text)))
}
