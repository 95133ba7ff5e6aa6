import { hasTables, openTables } from '../../platform/db/objectTables'
import { type Contact, mentionsContact } from '../../text/contact'
import { deleteConversations, findSessionOf } from '../retention/store'
import { findTranscriptMessages } from '../transcriptStore'
import { inboxSteps } from '../transcripts'
import { compactLater, searchContact } from './contactSearchStore'
import { bury } from './forgottenStore'

export type FoundConversation = { id: string; sessionId: string | null }

/** The conversations in which a visitor or a person wrote one of the addresses. What the bot says is the business's own. */
export function findTranscriptsWith(storage: DurableObjectStorage, contact: Contact): FoundConversation[] {
  if (!hasTables(storage)) return []
  return searchContact(storage, contact)
    .filter((id) =>
      findTranscriptMessages(storage, id).some(
        ({ type, author, content }) => (type === 'user' || author) && mentionsContact(content, contact),
      ),
    )
    .map((id) => ({ id, sessionId: findSessionOf(storage, id) }))
}

/** Deletes transcripts, in the search index too, and stores no more of them. Answers how many messages there were. */
export function forgetTranscriptsOf(storage: DurableObjectStorage, conversationIds: string[], now: number): number {
  openTables(storage, inboxSteps)
  const messages = conversationIds.flatMap((id) => findTranscriptMessages(storage, id)).length
  storage.transactionSync(() => {
    bury(storage, conversationIds, now)
    deleteConversations(storage, conversationIds)
    compactLater(storage)
  })
  return messages
}
