import type { Context } from '../context'
import { deleteLocalMailBefore } from './store'

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Mail "sent" where no sender is set is not kept for ever. */
export async function deleteOldLocalMail(ctx: Context): Promise<void> {
  await deleteLocalMailBefore(ctx, ctx.now() - KEPT_DAYS * DAY_MS)
}
