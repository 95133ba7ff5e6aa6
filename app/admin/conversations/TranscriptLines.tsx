import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { Conversation } from '../../../contract/chat'
import { notesQuery } from '../../api/notes'
import { NoteItem } from '../notes/NoteItem'
import { MessageLine } from './MessageLine'

/** What was said, oldest first, with the team's notes in between. */
export function TranscriptLines({ businessId, conversation }: { businessId: string; conversation: Conversation }) {
  const { id, visitorName, messages } = conversation
  const subject = { conversationId: id }
  const notes = useInfiniteQuery(notesQuery(businessId, subject)).data?.pages.flatMap(({ items }) => items) ?? []
  const lines = [
    ...messages.map((message, at) => ({
      id: message.id,
      at: message.timestamp,
      content: (
        <MessageLine
          businessId={businessId}
          message={message}
          visitorName={visitorName}
          question={messages.slice(0, at).findLast(({ type }) => type === 'user')?.content}
        />
      ),
    })),
    ...notes.map((note) => ({
      id: note.id,
      at: note.createdAt,
      content: (
        <li>
          <NoteItem businessId={businessId} subject={subject} note={note} />
        </li>
      ),
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <ol className="mt-5 grid gap-4" aria-live="polite">
      {lines.map(({ id: key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </ol>
  )
}
