import { type Chat, type Chip, withAside } from './chat'
import { isWebLink } from './links'
import { sendMessage } from './sendMessage'
import { translated } from './words'

/** Schedule Call opens the business's booking link; where there is none, the lead form asks when to call. */
function pick(chat: Chat, label: string) {
  const { calendlyUrl } = chat.business
  if (label !== 'Schedule Call') sendMessage(chat, translated(label))
  else if (isWebLink(calendlyUrl)) open(calendlyUrl, '_blank', 'noopener')
  else if (chat.lead.isSent) sendMessage(chat, translated(label))
  else chat.set({ asides: withAside(chat.asides, { kind: 'lead', isCall: true }) })
}

export const replyChips = (chat: Chat, labels: string[]): Chip[] =>
  labels.map((label) => ({ label, run: () => pick(chat, label) }))
