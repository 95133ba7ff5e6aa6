import { joinSentences } from '../../../../text/joinSentences'
import { type Speaking, say, wasSaidLately } from '../speaking'
import { phoneOf, urgentPhoneOf } from './contacts'
import { isShutNow, reopening } from './hoursReply'

/** Where to call. Nobody is sent to a phone that nobody picks up: when it is shut it is said when it opens, and in an emergency the number for those. */
export function callText(speaking: Speaking, phone = phoneOf(speaking)): string {
  const isUrgent = speaking.understood.kind === 'urgent' || speaking.state.matter === 'urgent'
  const urgent = urgentPhoneOf(speaking)
  const isShut = isShutNow(speaking)
  const own = urgent === undefined || urgent === phone ? undefined : urgent
  if (isUrgent && own && isShut) return say(speaking, 'emergencyPhone', { phone: own })
  if (isUrgent && own && phone) return say(speaking, 'callUrgent', { phone, urgent: own })
  const opens = isShut ? reopening(speaking) : ''
  const isTold = opens !== '' && wasSaidLately(speaking, opens)
  if (!phone || isTold) return ''
  return joinSentences(say(speaking, 'call', { phone }), opens)
}
