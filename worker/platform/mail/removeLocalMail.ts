import type { Context } from '../context'
import { deleteLocalMailTo } from './store'

/** What was "sent" to an address where no sender is set. */
export async function removeLocalMail(ctx: Context, address: string): Promise<void> {
  await deleteLocalMailTo(ctx, address)
}
