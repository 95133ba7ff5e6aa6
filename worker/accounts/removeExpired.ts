import type { Context } from '../platform/context'
import { deleteExpiredSessionsAndLinks } from './store'

/** Sessions and links that nobody can use any more. */
export async function removeExpired(ctx: Context): Promise<void> {
  await deleteExpiredSessionsAndLinks(ctx)
}
