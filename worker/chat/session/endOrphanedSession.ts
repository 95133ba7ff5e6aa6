import { businessExists } from '../../businesses'
import { inbox } from '../../inbox'
import type { Context } from '../../platform/context'
import { findChatSession } from './store'

/** After so many failed writes, check whether the business still exists. */
const FAILURES = 3

/** Deletes a session whose business was deleted. Answers whether it did. */
export async function endOrphanedSession(ctx: Context, storage: DurableObjectStorage): Promise<boolean> {
  const session = findChatSession(storage)
  if (!session || session.failures < FAILURES || (await businessExists(ctx, session.business_id))) return false
  await inbox(ctx, session.business_id, session.country).forget()
  await storage.deleteAlarm()
  await storage.deleteAll()
  return true
}
