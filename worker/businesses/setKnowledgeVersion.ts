import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { publishOwed } from './publishOwed'
import { updateBusiness } from './store'

/** Sets which version of its site and documents a business's answers use; null for none. Does nothing for a deleted business. */
export async function setKnowledgeVersion(
  ctx: Context,
  businessId: string,
  knowledgeVersion: string | null,
): Promise<void> {
  await ctx.tenants.batch([updateBusiness(ctx, businessId, { knowledgeVersion }), publishOwed(ctx, businessId)])
  wakeOutbox(ctx)
}
