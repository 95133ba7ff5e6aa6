import type { SavedReply, SavedReplyRequest } from '../../../contract/savedReplies'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { newId } from '../../platform/ids'
import { savedReplyNotFound, tooManySavedReplies } from '../errors'
import { deleteSavedReply, findSavedReplies, insertSavedReply, type SavedReplyRow, updateSavedReply } from './store'

const viewOf = ({ id, title, text }: SavedReply): SavedReply => ({ id, title, text })

/** The replies that a business's people write again and again, oldest first: at most fifty. Throws 404. */
export async function listSavedReplies(ctx: OwnerContext, businessId: string): Promise<SavedReply[]> {
  const { id } = await ownBusiness(ctx, businessId)
  return (await findSavedReplies(ctx, id)).map(viewOf)
}

/** Throws 404, and 409 where there are fifty. */
export async function addSavedReply(
  ctx: OwnerContext,
  { businessId, title, text }: SavedReplyRequest & { businessId: string },
): Promise<SavedReply> {
  const { id } = await ownBusiness(ctx, businessId)
  const row = { id: newId('savedReply'), businessId: id, title, text, createdAt: ctx.now() }
  const [stored] = await insertSavedReply(ctx, row)
  if (!stored) throw tooManySavedReplies()
  return viewOf(row)
}

/** Throws 404. */
export async function editSavedReply(
  ctx: OwnerContext,
  { businessId, ...reply }: SavedReply & { businessId: string },
): Promise<SavedReply> {
  const { id } = await ownBusiness(ctx, businessId)
  const [changed] = await updateSavedReply(ctx, { ...reply, businessId: id })
  if (!changed) throw savedReplyNotFound()
  return viewOf(reply)
}

/** Throws 404. */
export async function removeSavedReply(
  ctx: OwnerContext,
  { businessId, id }: { businessId: string; id: string },
): Promise<void> {
  const business = await ownBusiness(ctx, businessId)
  const [removed] = await deleteSavedReply(ctx, business.id, id)
  if (!removed) throw savedReplyNotFound()
}

/** All of some businesses. */
export async function* everySavedReply(ctx: OwnerContext, businessIds: string[]): AsyncGenerator<SavedReplyRow> {
  for (const businessId of businessIds) yield* await findSavedReplies(ctx, businessId)
}
