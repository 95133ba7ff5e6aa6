import type { PageVisitorRequest } from '../../../contract/chat'
import { isSignedByBusiness } from '../../businesses'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { withoutUndefined } from '../../platform/withoutUndefined'
import { conversationNotFound } from '../errors'
import { keepPageVisitor } from './store'

/**
 * Keeps what the page says of the visitor, for the owner to see beside the conversation, and for nothing else: it becomes no lead, and the
 * bot never reads it. Throws 404 until something was said.
 */
export async function setPageVisitor(
  ctx: Context,
  { businessId, sessionId, identity = {}, fields = {} }: PageVisitorRequest & { businessId: string },
): Promise<void> {
  const { conversationId } = await chatSession(ctx, businessId, sessionId).leadContext()
  if (!conversationId) throw conversationNotFound()
  const { signature, ...who } = identity
  const signed = who.userId ?? who.email
  const isVerified = Boolean(
    signed && signature && (await isSignedByBusiness(ctx, businessId, { text: signed, signature })),
  )
  await keepPageVisitor(ctx, { conversationId, businessId, visitor: { ...withoutUndefined(who), isVerified, fields } })
}
