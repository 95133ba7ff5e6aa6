import { DAY_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { deleteLeadRequestsBefore } from './store'

/** Idempotency keys are kept for a week. */
const KEPT_MS = 7 * DAY_MS

export async function deleteOldLeadRequests(ctx: Context): Promise<void> {
  await deleteLeadRequestsBefore(ctx, ctx.now() - KEPT_MS)
}
