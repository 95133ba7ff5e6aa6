import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { askingRows } from './askingRows'

/** Puts a question that the owner was asked, and left for now, among those to answer; a second time is the same. Throws 404. */
export async function answerLater(ctx: OwnerContext, businessId: string, question: string): Promise<void> {
  const { id, customerId, country } = await ownBusiness(ctx, businessId)
  const asked = { id: `later:${id}:${question}`, content: question, createdAt: ctx.now(), origin: ctx.origin }
  // The owner was asked it, in no conversation.
  const [first, ...rest] = askingRows(ctx, {
    businessId: id,
    customerId,
    conversationId: '',
    asker: customerId,
    country,
    questions: [asked],
  })
  if (!first) return
  await ctx.tenants.batch([first, ...rest])
  wakeOutbox(ctx)
}
