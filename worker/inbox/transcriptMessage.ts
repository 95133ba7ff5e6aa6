import type { ChatMessage, Source } from '../../contract/chat'

/** A message as the objects keep it. */
export type TranscriptMessage = {
  /** Its place in the conversation: 1, 2, 3 … */
  seq: number
  id: string
  type: 'bot' | 'user'
  content: string
  sources: Source[]
  createdAt: number
}

export const messageView = ({ id, type, content, sources, createdAt }: TranscriptMessage): ChatMessage => ({
  id,
  type,
  content,
  timestamp: new Date(createdAt).toISOString(),
  ...(sources.length > 0 && { sources }),
})
