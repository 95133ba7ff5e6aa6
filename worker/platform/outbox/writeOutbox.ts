import type { SQL } from 'drizzle-orm'
import type { Context } from '../context'
import type { Database } from '../db/clients'
import { newId } from '../ids'
import { log } from '../log/log'
import type { OutboxKind, OutboxMessage } from './message'
import { insertRow, insertRowIf, noneIsPending } from './store'

const newRow = (ctx: Context, { kind, payload }: OutboxMessage, dueAt = ctx.now()) => ({
  id: newId('outbox'),
  kind,
  payload,
  origin: ctx.origin,
  dueAt,
  createdAt: ctx.now(),
})

/**
 * A statement for the batch that stores the cause: either both are stored or neither. Follow the batch with `wakeOutbox`. With `dueAt` it
 * waits until then.
 */
export const outboxRow = (ctx: Context, db: Database, message: OutboxMessage, dueAt?: number) =>
  insertRow(db, newRow(ctx, message, dueAt))

/** The same, where the cause itself is conditional. */
export const outboxRowIf = (ctx: Context, db: Database, message: OutboxMessage, condition: SQL, dueAt?: number) =>
  insertRowIf(db, newRow(ctx, message, dueAt), condition)

/** For `outboxRowIf`: no such row waits that nobody has begun with; it will find what there is to do by then. */
export const isNotOwed = (kind: OutboxKind, field: string, value: string): SQL => noneIsPending(kind, field, value)

/** Has the outbox drained at once. It only wakes: were it lost, the schedule would find the rows. */
export function wakeOutbox(ctx: Context): void {
  const wake = ctx.env.OUTBOX_QUEUE.send('drain').catch((error: unknown) => {
    log.warn('outbox.wake-failed', { error })
  })
  ctx.waitUntil(wake)
}
