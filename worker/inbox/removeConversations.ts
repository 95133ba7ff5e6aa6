import type { Context } from '../context'
import { chatSession, inbox } from '../objects'
import { deleteHeads, findSomeHeads } from './store'

/** Takes away a bite of a business's conversations with the objects of their visits; true once none is left. */
export async function removeSomeConversations(ctx: Context, businessId: string): Promise<boolean> {
  const heads = await findSomeHeads(ctx, businessId)
  await Promise.all(heads.map(({ sessionId }) => chatSession(ctx, businessId, sessionId).forget()))
  await deleteHeads(
    ctx,
    heads.map(({ id }) => id),
  )
  return heads.length === 0
}

/** What the business's visitors ever said. */
export const forgetTranscripts = (ctx: Context, businessId: string): Promise<void> => inbox(ctx, businessId).forget()
