import { addAside, type Chat } from './chat'
import { isWebLink } from './links'
import { sendMessage } from './sendMessage'
import { translated } from './words'

/** Runs a quick reply. "Schedule Call" asks for times where they can be booked, or else opens the booking link, or the lead form asking when to call; all others are sent as a message, and so is it once they can be reached. */
export function pickReply(chat: Chat, label: string) {
  const { calendlyUrl, takesBookings } = chat.business.value
  const { phone, email } = chat.details.value
  if (label !== 'Schedule Call' || takesBookings) sendMessage(chat, translated(label))
  else if (isWebLink(calendlyUrl)) open(calendlyUrl, '_blank', 'noreferrer')
  else if (chat.lead.value.isSent || phone || email) sendMessage(chat, translated(label))
  else addAside(chat, { kind: 'lead', isCall: true })
}
