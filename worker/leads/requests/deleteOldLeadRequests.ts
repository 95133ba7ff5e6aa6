import type { Context } from '../../platform/context'
import { deleteLeadRequestsBefore } from './store'

/** Nobody sends the same request again after a week. */
const KEPT_MS = 7 * 24 * 60 * 60_000

export async function deleteOldLeadRequests(ctx: Context): Promise<void> {
  await deleteLeadRequestsBefore(ctx, ctx.now() - KEPT_MS)
}
