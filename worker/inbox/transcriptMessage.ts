import type { ChatMessage, Place, Source } from '../../contract/chat'
import type { OfferedSlots } from '../../contract/slots'

/** A message as ChatSession and Inbox store it. */
export type TranscriptMessage = {
  /** The message's place in the conversation: 1, 2, 3 … */
  seq: number
  id: string
  type: 'bot' | 'user'
  content: string
  sources: Source[]
  places?: Place[]
  /** The times that it offered; not kept in the inbox. */
  offered?: OfferedSlots
  /** What the visitor did beside the chat; not kept in the inbox. */
  isNotice?: true
  /** Not kept in the inbox, like what it offered. */
  takesNoRating?: true
  /** The person who wrote it in place of the bot. */
  author?: string
  createdAt: number
}

export const messageView = ({
  id,
  type,
  content,
  sources,
  places,
  offered,
  takesNoRating,
  author,
  createdAt,
}: TranscriptMessage): ChatMessage => ({
  id,
  type,
  content,
  timestamp: new Date(createdAt).toISOString(),
  ...(sources.length > 0 && { sources: sources.map(withKind) }),
  ...(places && { places }),
  ...offered,
  ...(takesNoRating && { takesNoRating }),
  ...(author && { author }),
})

// Messages stored before sources had kinds lack them.
const withKind = (source: Source): Source => ({ ...source, kind: source.kind ?? 'site' })
