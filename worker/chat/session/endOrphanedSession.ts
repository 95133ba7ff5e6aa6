import { businessExists } from '../../businesses'
import { inbox } from '../../inbox'
import type { Context } from '../../platform/context'
import { findChatSession } from './store'

/** What can't be written behind so often is asked about: it may have no owner any more. */
const FAILURES = 3

/** A visit to a business that was deleted meanwhile has nobody to be kept for, and goes with it. True where it did. */
export async function endOrphanedSession(ctx: Context, storage: DurableObjectStorage): Promise<boolean> {
  const session = findChatSession(storage)
  if (!session || session.failures < FAILURES || (await businessExists(ctx, session.business_id))) return false
  await inbox(ctx, session.business_id, session.country).forget()
  await storage.deleteAlarm()
  await storage.deleteAll()
  return true
}
