import { forgetAskingsIn } from '../curation'
import { deleteDeliveriesAbout } from '../integrations'
import { deleteMattersIn, deleteNotesOfConversations } from '../leads'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { inbox } from './inboxObject'
import { deleteHeads, deletePageVisitorsOf, findHeadsBefore, findHeadsIn, findSomeHeads } from './store'

type Head = { id: string; sessionId: string }

/** Deletes up to 200 of a business's conversations with their session objects; true once none is left. */
export async function removeSomeConversations(ctx: Context, businessId: string): Promise<boolean> {
  const heads = await findSomeHeads(ctx, businessId)
  await remove(ctx, businessId, heads)
  return heads.length === 0
}

/** Deletes these conversations of a business with their session objects, but not their transcripts. */
export async function removeHeads(ctx: Context, businessId: string, ids: string[]): Promise<void> {
  await remove(ctx, businessId, await findHeadsIn(ctx, businessId, ids))
}

const OLD_AT_ONCE = 100

/** Deletes up to a hundred conversations at rest since before this time, transcripts too; true once none is left. */
export async function removeConversationsBefore(
  ctx: Context,
  { id: businessId, country }: { id: string; country: string },
  time: number,
): Promise<boolean> {
  const heads = await findHeadsBefore(ctx, businessId, time, OLD_AT_ONCE)
  if (heads.length === 0) return true
  // The rows go last, so that what fails is found again.
  await inbox(ctx, businessId, country).deleteConversations(heads.map(({ id }) => id))
  await endSessions(
    ctx,
    businessId,
    heads.filter(({ isActive }) => isActive),
  )
  await deleteRows(ctx, heads)
  return heads.length < OLD_AT_ONCE
}

async function remove(ctx: Context, businessId: string, heads: Head[]): Promise<void> {
  await endSessions(ctx, businessId, heads)
  await deleteRows(ctx, heads)
}

const endSessions = (ctx: Context, businessId: string, heads: Head[]) =>
  Promise.all(heads.map(({ sessionId }) => chatSession(ctx, businessId, sessionId).forget()))

async function deleteRows(ctx: Context, heads: Head[]): Promise<void> {
  const ids = heads.map(({ id }) => id)
  await forgetAskingsIn(ctx, ids)
  await ctx.tenants.batch([
    deleteMattersIn(ctx, ids),
    deleteNotesOfConversations(ctx, ids),
    deletePageVisitorsOf(ctx, ids),
    deleteDeliveriesAbout(ctx, { conversationIds: ids }),
    deleteHeads(ctx, ids),
  ])
}

/** Deletes all transcripts of the business. */
export const forgetTranscripts = (ctx: Context, businessId: string): Promise<void> => inbox(ctx, businessId).forget()
