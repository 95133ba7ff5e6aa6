import { DAY_MS } from '../../../contract/durations'
import type { Context } from '../context'
import { deleteLocalMailBefore } from './store'

const KEPT_DAYS = 30

/** Deletes locally stored mail after thirty days. */
export async function deleteOldLocalMail(ctx: Context): Promise<void> {
  await deleteLocalMailBefore(ctx, ctx.now() - KEPT_DAYS * DAY_MS)
}
