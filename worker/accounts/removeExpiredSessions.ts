import type { Context } from '../context'
import { deleteExpiredSessions } from './store'

export async function removeExpiredSessions(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx)
}
