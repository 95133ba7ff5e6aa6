import { DurableObject } from 'cloudflare:workers'
import { Hono } from 'hono'
import worker from '../../worker/index'
import type { Bindings } from '../../worker/platform/env'
import { takeTimes } from './times'

export { AttemptGuard, ChatSession, Inbox, Knowledge, Meter } from '../../worker/index'

type BenchBindings = Bindings & { BARE: DurableObjectNamespace<Bare> }

/** The minimum to store a message: one insert. */
export class Bare extends DurableObject {
  constructor(state: DurableObjectState, env: Cloudflare.Env) {
    super(state, env)
    state.storage.sql.exec('CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, text TEXT)')
  }

  insert(text: string): number {
    return this.ctx.storage.sql.exec<{ id: number }>('INSERT INTO messages (text) VALUES (?) RETURNING id', text).one()
      .id
  }
}

const bench = new Hono<{ Bindings: BenchBindings }>()
  .post('/_bench/bare', async (c) => {
    const { sessionId, message } = await c.req.json<{ sessionId: string; message: string }>()
    return c.json({ id: await c.env.BARE.getByName(sessionId).insert(message) })
  })
  .get('/_bench/times', (c) => c.json(takeTimes()))

/** The product's Worker with a baseline object, for `npm run bench -- messages` only. */
export default {
  ...worker,
  fetch: (request, env, execution) =>
    new URL(request.url).pathname.startsWith('/_bench/')
      ? bench.fetch(request, env, execution)
      : worker.fetch(request, env, execution),
} satisfies ExportedHandler<BenchBindings>
