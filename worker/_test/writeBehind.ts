import { runSessionAlarm } from '../chat/session/alarm'
import { chatSession } from '../platform/chatSessionObject'
import { drainOutbox } from './api'
import { inSession } from './objects'
import { testContext } from './visitor'

/** Has what was said in a visit written behind now, and all that is owed after it done. */
export async function writeBehind(businessId: string, sessionId: string): Promise<void> {
  await inSession(chatSession(testContext(), businessId, sessionId), (storage) =>
    runSessionAlarm(testContext(), storage),
  )
  await drainOutbox()
}
