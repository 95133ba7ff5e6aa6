import type { Context } from '../context'
import { bothSides, type Database } from '../db/clients'
import { log } from '../log/log'
import { loggableError } from '../log/loggableError'
import type { OutboxKind, PayloadOf } from './message'
import { isLastAttempt, retryDelay, withJitter } from './retries'
import { claimDue, claimDueInLanes, deleteRow, type OutboxRow, postponeRow } from './store'
import { wakeOutbox } from './writeOutbox'

/**
 * The handler of each kind. Handlers may be called twice for one row and must then change nothing. `attempt` is counted from 1 and not
 * reset by a handler's death.
 */
export type OutboxHandlers = {
  [K in OutboxKind]: (ctx: Context, payload: PayloadOf<K>, rowId: string, attempt: number) => Promise<void>
}

/** Lanes handled side by side. A Worker waits for at most six servers: https://developers.cloudflare.com/workers/platform/limits/ */
const LANES_AT_ONCE = 4
/** After this a drain takes no further row of a lane, since work beyond the response is cut off after 30 seconds. */
const LANES_TAKEN_MS = 15_000
/** The schedule drains every minute. */
const SCHEDULE_MS = 60_000

/**
 * Handles all due rows of both databases. Failures are stored and retried ever later; they don't make this throw. Rows in lanes go on after
 * it ends, so that nothing waits for somebody else's slow server.
 */
export async function drainOutbox(ctx: Context, handlers: OutboxHandlers): Promise<void> {
  for (const db of bothSides(ctx)) {
    for (let rows = await claimDue(db, ctx.now()); rows.length > 0; rows = await claimDue(db, ctx.now())) {
      await Promise.all(rows.map((row) => handleRow(ctx, db, row, handlers)))
    }
    const lanes = drainLanes(ctx, db, handlers, { until: ctx.now() + LANES_TAKEN_MS, free: LANES_AT_ONCE })
    ctx.waitUntil(lanes.catch((error: unknown) => log.error('outbox.lanes-failed', { error })))
  }
}

type Lanes = { until: number; free: number }

async function drainLanes(ctx: Context, db: Database, handlers: OutboxHandlers, { until, free }: Lanes): Promise<void> {
  const rows = await claimDueInLanes(db, ctx.now(), free)
  const handling = rows.map(async (row) => {
    await handleRow(ctx, db, row, handlers)
    if (ctx.now() > until) wakeOutbox(ctx)
    else await drainLanes(ctx, db, handlers, { until, free: 1 })
  })
  await Promise.all(handling)
}

const isKind = (kind: string, handlers: OutboxHandlers): kind is OutboxKind => kind in handlers

async function handleRow(ctx: Context, db: Database, row: OutboxRow, handlers: OutboxHandlers): Promise<void> {
  try {
    if (!isKind(row.kind, handlers)) throw new Error(`No handler for outbox rows of kind ${row.kind}`)
    // `outboxRow` pairs kind and payload; types can't carry that through a database row.
    const handle: (ctx: Context, payload: never, rowId: string, attempt: number) => Promise<void> = handlers[row.kind]
    await handle({ ...ctx, origin: row.origin }, row.payload as never, row.id, row.attempts)
    await deleteRow(db, row.id)
  } catch (error) {
    await postpone(ctx, db, row, error)
  }
}

async function postpone(ctx: Context, db: Database, { id, kind, attempts, lane }: OutboxRow, error: unknown) {
  const dead = isLastAttempt(kind, attempts)
  const delay = lane ? withJitter(retryDelay(kind, attempts)) : retryDelay(kind, attempts)
  log.error(dead ? 'outbox.dead' : 'outbox.retry', { rowId: id, kind, attempts, error })
  await postponeRow(db, id, {
    dueAt: ctx.now() + delay,
    deadAt: dead ? ctx.now() : null,
    lastError: loggableError(error).slice(0, 500),
  })
  if (lane && delay < SCHEDULE_MS) wakeOutbox(ctx, delay)
}
