import type { Matter } from '../../../contract/chat'
import { askingRows } from '../../curation'
import { inbox, isHeadNew, type TranscriptMessage, upsertConversationHead } from '../../inbox'
import { webhookEventRow } from '../../integrations'
import { matterRows } from '../../leads'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { endForgottenSession, isForgotten, VisitorForgotten } from './endForgottenSession'
import { headOf, toldKind } from './headOf'
import { sessionRetryDelay } from './sessionRetryDelay'
import { sessionUsageRows } from './sessionUsageRows'
import {
  type ChatSessionRow,
  conversationStateOf,
  findChatSession,
  findFirstMessageAfter,
  findMatters,
  findSessionMessages,
  findUnanswered,
  raiseRecorded,
  setArchivedSeq,
  setSessionRetry,
  setWatched,
  sumTokens,
} from './store'

/**
 * Writes the transcript to the Inbox, and the conversation's head and usage to D1. Each may fail on its own and is retried; writing twice
 * does no harm.
 */
export async function writeBehind(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  const session = findChatSession(storage)
  if (!session || behindSince(storage, session) === null) return
  const messages = findSessionMessages(storage)
  const inboxWritten = writeToInbox(ctx, storage, session, messages)
  const done = await Promise.allSettled([inboxWritten, writeToD1(ctx, storage, session, messages, inboxWritten)])
  const errors: unknown[] = done.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []))
  if (errors.some((error) => error instanceof VisitorForgotten)) return endForgottenSession(ctx, storage, session)
  for (const error of errors) logFailure(session, error)
  if (errors.length === 0) setSessionRetry(storage, 0, 0)
  else setSessionRetry(storage, session.failures + 1, ctx.now() + sessionRetryDelay(session.failures))
}

/** Since when something waits to be written; null if nothing does. */
export const behindSince = (storage: DurableObjectStorage, session: ChatSessionRow): number | null =>
  findFirstMessageAfter(storage, Math.min(session.archived_seq, session.recorded_seq))?.at ??
  (session.recorded_changes < session.changes ? session.changed_at : null)

async function writeToInbox(
  ctx: Context,
  storage: DurableObjectStorage,
  session: ChatSessionRow,
  messages: TranscriptMessage[],
): Promise<void> {
  const last = messages.length
  if (session.archived_seq >= last) return
  // A passing session's messages stay in it alone, and end with it.
  if (session.passing) return void setArchivedSeq(storage, last)
  const { held, isWatched } = await inbox(ctx, session.business_id, session.country).keepTranscript({
    businessId: session.business_id,
    conversationId: session.conversation_id,
    sessionId: session.session_id,
    messages: messages.slice(session.archived_seq),
  })
  // The Inbox answers how many messages it has; if that is fewer than expected, the next write starts there.
  setArchivedSeq(storage, held)
  if (isWatched) setWatched(storage, true)
  if (held < last) throw new Error(`The Inbox holds ${held} of ${last} messages`)
}

async function writeToD1(
  ctx: Context,
  storage: DurableObjectStorage,
  session: ChatSessionRow,
  messages: TranscriptMessage[],
  inboxWritten: Promise<void>,
): Promise<void> {
  const isRecorded = session.recorded_seq >= messages.length && session.recorded_changes >= session.changes
  const unanswered = session.passing ? [] : findUnanswered(storage, session.recorded_seq)
  const found = findMatters(storage, session.recorded_seq)
  const matters = session.passing ? found.map(withoutWords) : found
  const { details } = conversationStateOf(session)
  const ids = {
    businessId: session.business_id,
    customerId: session.customer_id,
    conversationId: session.conversation_id,
  }
  if (!isRecorded)
    await ctx.tenants.batch([
      // Before the head, after which it isn't new any more.
      webhookEventRow(
        ctx,
        { type: 'conversation.created', ...ids, at: session.created_at },
        isHeadNew(ctx, ids.conversationId),
      ),
      upsertConversationHead(ctx, headOf(storage, session, messages, true)),
      ...sessionUsageRows(ctx, session, messages, sumTokens(storage, session.recorded_seq)),
      ...askingRows(ctx, {
        ...ids,
        asker: session.asker,
        country: session.country,
        name: details.name,
        questions: unanswered,
      }),
      ...matterRows(ctx, { ...ids, matters, details }),
    ])
  // After both are written: a visitor who is deleted before this is seen here, and whoever is deleted later is found by what was written.
  // Only waited for: if writing to the Inbox failed, `writeBehind` says so.
  await Promise.allSettled([inboxWritten])
  if (await isForgotten(ctx, session, details)) throw new VisitorForgotten('The visitor was deleted')
  const isNew = session.recorded_seq === 0
  if (isNew || unanswered.length > 0 || matters.length > 0) wakeOutbox(ctx)
  raiseRecorded(storage, messages.length, session.changes)
}

/** That somebody needs the owner, and not what for. */
const withoutWords = <M extends { kind: Matter; content: string }>(matter: M): M => ({
  ...matter,
  content: '',
  kind: toldKind(matter.kind),
})

function logFailure({ conversation_id, failures }: ChatSessionRow, error: unknown): void {
  log.error('session.behind', { conversationId: conversation_id, failures, error })
}
