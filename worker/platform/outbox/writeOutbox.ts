import type { SQL } from 'drizzle-orm'
import type { Context } from '../context'
import type { Database } from '../db/clients'
import { newId } from '../ids'
import { log } from '../log/log'
import type { OutboxKind, OutboxMessage } from './message'
import { deletePending, insertOrRenewRow, insertRow, insertRowIf, noneIsPending } from './store'

const newRow = (ctx: Context, { kind, payload }: OutboxMessage, dueAt = ctx.now()) => ({
  id: newId('outbox'),
  kind,
  payload,
  origin: ctx.origin,
  dueAt,
  createdAt: ctx.now(),
})

/**
 * A statement for the batch that stores the cause, so that both are stored or neither. Follow the batch with `wakeOutbox`. `dueAt`: not
 * before this time.
 */
export const outboxRow = (ctx: Context, db: Database, message: OutboxMessage, dueAt?: number) =>
  insertRow(db, newRow(ctx, message, dueAt))

/** The same, written only if the condition holds. */
export const outboxRowIf = (ctx: Context, db: Database, message: OutboxMessage, condition: SQL, dueAt?: number) =>
  insertRowIf(db, newRow(ctx, message, dueAt), condition)

/**
 * A row in a lane, whose rows are handled one at a time and in order of `createdAt`, apart from all others: for work on somebody else's
 * server. A row of this id that waits is due at once.
 */
export const outboxRowInLane = (
  ctx: Context,
  db: Database,
  message: OutboxMessage,
  { id, lane, createdAt = ctx.now() }: { id: string; lane: string; createdAt?: number },
) => insertOrRenewRow(db, { ...newRow(ctx, message), id, lane, createdAt })

/** For a batch: rows that other work makes needless, as far as they weren't tried yet. */
export const deleteUntried = (db: Database, kind: OutboxKind, field: string, value: string) =>
  deletePending(db, kind, field, value)

/** A condition for `outboxRowIf`: no such row is waiting that hasn't been tried yet, since that one will do the work. */
export const isNotOwed = (kind: OutboxKind, field: string, value: string): SQL => noneIsPending(kind, field, value)

/** Has the outbox drained, now or after a while. If this signal is lost, the schedule drains it within a minute. */
export function wakeOutbox(ctx: Context, afterMs = 0): void {
  const wake = ctx.env.OUTBOX_QUEUE.send('drain', { delaySeconds: Math.ceil(afterMs / 1000) }).catch(
    (error: unknown) => {
      log.warn('outbox.wake-failed', { error })
    },
  )
  ctx.waitUntil(wake)
}
