import { deleteNotesOfConversations } from '../leads'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { inbox } from './inboxObject'
import { deleteHeads, findHeadsIn, findSomeHeads } from './store'

/** Deletes up to 200 of a business's conversations with their session objects; true once none is left. */
export async function removeSomeConversations(ctx: Context, businessId: string): Promise<boolean> {
  const heads = await findSomeHeads(ctx, businessId)
  await remove(ctx, businessId, heads)
  return heads.length === 0
}

/** Deletes these conversations of a business with their session objects. */
export async function removeHeads(ctx: Context, businessId: string, ids: string[]): Promise<void> {
  await remove(ctx, businessId, await findHeadsIn(ctx, businessId, ids))
}

async function remove(ctx: Context, businessId: string, heads: { id: string; sessionId: string }[]): Promise<void> {
  await Promise.all(heads.map(({ sessionId }) => chatSession(ctx, businessId, sessionId).forget()))
  const ids = heads.map(({ id }) => id)
  await ctx.tenants.batch([deleteNotesOfConversations(ctx, ids), deleteHeads(ctx, ids)])
}

/** Deletes all transcripts of the business. */
export const forgetTranscripts = (ctx: Context, businessId: string): Promise<void> => inbox(ctx, businessId).forget()
