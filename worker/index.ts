import { app } from './app'
import { CRAWL_QUEUE, takeMessage } from './knowledge'
import { outboxHandlers } from './lifecycle'
import { createContext } from './platform/context'
import type { Bindings } from './platform/env'
import { withRequestId } from './platform/log/log'
import { drainOutbox } from './platform/outbox/drainOutbox'
import { runSchedule } from './schedule'

export { AttemptGuard } from './accounts/guard/AttemptGuard'
export { ChatSession } from './chat/ChatSession'
export { Inbox } from './inbox/Inbox'
export { Knowledge } from './knowledge/Knowledge'
export { Calendar } from './scheduling/Calendar'
export { Meter } from './usage/Meter'

const systemContext = (env: Bindings, execution: ExecutionContext) =>
  createContext(env, { waitUntil: (work) => execution.waitUntil(work) })

export default {
  fetch: app.fetch,

  async queue(batch, env, execution) {
    const ctx = systemContext(env, execution)
    await withRequestId(crypto.randomUUID(), async () => {
      if (batch.queue === CRAWL_QUEUE) {
        for (const { body } of batch.messages) await takeMessage(ctx, body)
      } else await drainOutbox(ctx, outboxHandlers)
    })
    batch.ackAll()
  },

  async scheduled(_controller, env, execution) {
    await withRequestId(crypto.randomUUID(), () => runSchedule(systemContext(env, execution)))
  },
} satisfies ExportedHandler<Bindings>
