import { app } from './app'
import { createContext } from './context'
import type { Bindings } from './env'
import { drainOutbox } from './outbox/drainOutbox'
import { outboxHandlers } from './outboxHandlers'
import { runSchedule } from './schedule'

export { AttemptGuard } from './accounts/guard/AttemptGuard'
export { ChatSession } from './chat/ChatSession'
export { Inbox } from './inbox/Inbox'
export { Meter } from './usage/Meter'

const systemContext = (env: Bindings, execution: ExecutionContext) =>
  createContext(env, { waitUntil: (work) => execution.waitUntil(work) })

export default {
  fetch: app.fetch,

  async queue(batch, env, execution) {
    await drainOutbox(systemContext(env, execution), outboxHandlers)
    batch.ackAll()
  },

  async scheduled(_controller, env, execution) {
    await runSchedule(systemContext(env, execution))
  },
} satisfies ExportedHandler<Bindings>
