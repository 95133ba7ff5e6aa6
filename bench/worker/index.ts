import { DurableObject } from 'cloudflare:workers'
import { Hono } from 'hono'
import worker from '../../worker/index'
import type { Bindings } from '../../worker/platform/env'
import { acceptSocket, sendToSockets } from '../../worker/platform/live/sockets'
import { streamSocket } from '../../worker/platform/live/streamSocket'
import { takeTimes } from './times'

export { AttemptGuard, Calendar, ChatSession, Inbox, Knowledge, Meter } from '../../worker/index'

type BenchBindings = Bindings & { BARE: DurableObjectNamespace<Bare>; RELAY: DurableObjectNamespace<Relay> }

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

/** The minimum to pass a message on to open screens: one insert, and a send to each socket. */
export class Relay extends Bare {
  override fetch(): Response {
    return acceptSocket(this.ctx, 'screen')
  }

  pass(text: string): number {
    const id = this.insert(text)
    sendToSockets(this.ctx, 'screen', [{ event: 'message', data: JSON.parse(text) }])
    return id
  }
}

const bench = new Hono<{ Bindings: BenchBindings }>()
  .post('/_bench/bare', async (c) => {
    const { sessionId, message } = await c.req.json<{ sessionId: string; message: string }>()
    return c.json({ id: await c.env.BARE.getByName(sessionId).insert(message) })
  })
  .post('/_bench/relay/:id', async (c) =>
    c.json({ id: await c.env.RELAY.getByName(c.req.param('id')).pass(await c.req.text()) }),
  )
  .get('/_bench/relay/:id/events', (c) => streamSocket(c.env.RELAY.getByName(c.req.param('id')), '/', c.req.raw.signal))
  .get('/_bench/times', (c) => c.json(takeTimes()))

/** The product's Worker with baseline objects, for `npm run bench` only. */
export default {
  ...worker,
  fetch: (request, env, execution) =>
    new URL(request.url).pathname.startsWith('/_bench/')
      ? bench.fetch(request, env, execution)
      : worker.fetch(request, env, execution),
} satisfies ExportedHandler<BenchBindings>
