import type { Matter } from '../../../contract/chat'
import type { TranscriptMessage } from '../../inbox'

type Said = Pick<TranscriptMessage, 'seq' | 'type' | 'author' | 'createdAt'>

/**
 * How long the first person's reply took, null without one: counted from the message that asked for a person, else from the visitor's last
 * message before it.
 */
export function humanReplyMs(messages: Said[], matters: { kind: Matter; createdAt: number }[]): number | null {
  const reply = messages.find(({ author }) => author)
  if (!reply) return null
  const asked = matters.find(({ kind, createdAt }) => kind === 'wants_person' && createdAt <= reply.createdAt)
  const since = asked ?? messages.findLast(({ seq, type }) => type === 'user' && seq < reply.seq)
  return Math.max(0, reply.createdAt - (since?.createdAt ?? reply.createdAt))
}
