import { conversationNotFound, setBookingLinkOpened } from '../inbox'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'

/** Tells the owner that the visitor went to the booking page. Throws 404 until something was said. */
export async function noteLinkOpened(ctx: Context, businessId: string, sessionId: string): Promise<void> {
  const conversationId = await chatSession(ctx, businessId, sessionId).openedBookingLink()
  if (!conversationId) throw conversationNotFound()
  await setBookingLinkOpened(ctx, conversationId)
}
