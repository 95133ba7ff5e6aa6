import type { ConversationHead, ConversationView } from '../../../contract/chat'
import { QUICK_LABELS } from '../../../contract/quickReplies'
import { withoutLinks } from '../../../contract/withoutLinks'

export const VIEW_WORDS: Record<ConversationView, string> = {
  open: 'Not done yet',
  waiting: 'Waiting for a person',
  details: 'Left their details',
  unanswered: 'Not fully answered',
  upset: 'Upset',
  resolved: 'Done',
  unread: 'Not opened yet',
}

/** Who it is, or else what they asked: never the button they pressed. */
export function titleOf({ visitorName, preview }: Pick<ConversationHead, 'visitorName' | 'preview'>): string {
  if (visitorName) return visitorName
  if (preview === '') return 'A visitor'
  return Object.values<string>(QUICK_LABELS).includes(preview) ? 'Someone looking around' : preview
}

/** The last line of a conversation, with who wrote it unless it was the visitor. */
export function lastLineOf({ lastLine, lastBy, person }: ConversationHead): string {
  if (lastBy === 'visitor' || lastLine === '') return lastLine
  return `${lastBy === 'bot' ? 'Front desk' : (person?.name ?? 'You')}: ${withoutLinks(lastLine)}`
}
