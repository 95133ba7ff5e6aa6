import { MATTERS, type Matter } from '../../../contract/chat'
import { askingRows } from '../../curation'
import { headRow, inbox, type TranscriptMessage } from '../../inbox'
import { matterRows } from '../../leads'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
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
  raiseRecordedSeq,
  setArchivedSeq,
  setSessionRetry,
  sumTokens,
} from './store'
import { previewOf } from './visitorWords'

const PREVIEW_MAX = 200

/**
 * Brings the owner's side up to date: the transcript to the Inbox, the head and the usage to D1. Either may fail by itself and is tried
 * again. All of it may be sent twice.
 */
export async function writeBehind(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  const session = findChatSession(storage)
  if (!session || behindSince(storage, session) === null) return
  const messages = findSessionMessages(storage)
  const done = await Promise.allSettled([
    archive(ctx, storage, session, messages),
    record(ctx, storage, session, messages),
  ])
  const errors: unknown[] = done.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []))
  for (const error of errors) logFailure(session, error)
  setSessionRetry(
    storage,
    ...(errors.length > 0
      ? ([session.failures + 1, ctx.now() + sessionRetryDelay(session.failures)] as const)
      : ([0, 0] as const)),
  )
}

/** Since when something waits to be written behind; null where nothing does. */
export const behindSince = (
  storage: DurableObjectStorage,
  { archived_seq, recorded_seq }: ChatSessionRow,
): number | null => findFirstMessageAfter(storage, Math.min(archived_seq, recorded_seq))?.at ?? null

async function archive(
  ctx: Context,
  storage: DurableObjectStorage,
  session: ChatSessionRow,
  messages: TranscriptMessage[],
): Promise<void> {
  const last = messages.length
  if (session.archived_seq >= last) return
  const held = await inbox(ctx, session.business_id, session.country).keepTranscript({
    businessId: session.business_id,
    conversationId: session.conversation_id,
    messages: messages.slice(session.archived_seq),
  })
  // The Inbox says how far it really holds the transcript: where that is less than believed, the rest is sent from there.
  setArchivedSeq(storage, held)
  if (held < last) throw new Error(`The Inbox holds ${held} of ${last} messages`)
}

async function record(
  ctx: Context,
  storage: DurableObjectStorage,
  session: ChatSessionRow,
  messages: TranscriptMessage[],
): Promise<void> {
  if (session.recorded_seq >= messages.length) return
  const unanswered = findUnanswered(storage, session.recorded_seq)
  const matters = findMatters(storage, session.recorded_seq)
  const { details } = conversationStateOf(session)
  const ids = {
    businessId: session.business_id,
    customerId: session.customer_id,
    conversationId: session.conversation_id,
  }
  await ctx.tenants.batch([
    headRow(ctx, headOf(storage, session, messages, true)),
    ...sessionUsageRows(ctx, session, messages, sumTokens(storage, session.recorded_seq)),
    ...askingRows(ctx, {
      ...ids,
      asker: session.asker,
      country: session.country,
      name: details.name,
      questions: unanswered,
    }),
    ...matterRows(ctx, { ...ids, said: matters, details }),
  ])
  if (unanswered.length > 0 || matters.length > 0) wakeOutbox(ctx)
  raiseRecordedSeq(storage, messages.length)
}

export const headOf = (
  storage: DurableObjectStorage,
  session: ChatSessionRow,
  messages: TranscriptMessage[],
  isActive: boolean,
) => ({
  id: session.conversation_id,
  businessId: session.business_id,
  sessionId: session.session_id,
  isActive,
  messageCount: messages.length,
  preview: previewOf(storage, conversationStateOf(session).details).slice(0, PREVIEW_MAX).toWellFormed(),
  matter: mostPressing(findMatters(storage, 0).map(({ kind }) => kind)),
  pageUrl: session.page_url,
  version: messages.length,
  createdAt: session.created_at,
  lastMessageAt: messages.at(-1)?.createdAt ?? session.created_at,
})

const mostPressing = (kinds: Matter[]): Matter | null => MATTERS.find((kind) => kinds.includes(kind)) ?? null

function logFailure({ conversation_id, failures }: ChatSessionRow, error: unknown): void {
  log.error('session.behind', { conversationId: conversation_id, failures, error })
}
