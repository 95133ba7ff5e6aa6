import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { publishOwed } from './publishOwed'
import { updateBusiness } from './store'

/** What of its site and documents the business's answers stand on from now; null for nothing. A business that is gone stays gone. */
export async function setKnowledgeVersion(
  ctx: Context,
  businessId: string,
  knowledgeVersion: string | null,
): Promise<void> {
  await ctx.tenants.batch([updateBusiness(ctx, businessId, { knowledgeVersion }), publishOwed(ctx, businessId)])
  wakeOutbox(ctx)
}
