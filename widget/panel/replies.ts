import { addAside, type Chat } from './chat'
import { isWebLink } from './links'
import { sendMessage } from './sendMessage'
import { translated } from './words'

/** Schedule Call opens the business's booking link; where there is none, the lead form asks when to call. */
export function pickReply(chat: Chat, label: string) {
  const { calendlyUrl } = chat.business.value
  if (label !== 'Schedule Call') sendMessage(chat, translated(label))
  else if (isWebLink(calendlyUrl)) open(calendlyUrl, '_blank', 'noopener')
  else if (chat.lead.value.isSent) sendMessage(chat, translated(label))
  else addAside(chat, { kind: 'lead', isCall: true })
}
