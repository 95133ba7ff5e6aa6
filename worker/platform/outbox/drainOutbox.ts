import type { Context } from '../context'
import { bothSides, type Database } from '../db/clients'
import { log } from '../log/log'
import { loggableError } from '../log/loggableError'
import type { OutboxKind, PayloadOf } from './message'
import { claimDue, deleteRow, type OutboxRow, postponeRow } from './store'

/** What is done for each kind. Every handler may be called twice for one row and must then change nothing. */
export type OutboxHandlers = {
  [K in OutboxKind]: (ctx: Context, payload: PayloadOf<K>, rowId: string) => Promise<void>
}

const MAX_ATTEMPTS = 12
const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 60 * 60_000

/** 5 s, 10 s, 20 s … an hour: twelve attempts stretch over about six hours. */
const outboxRetryDelay = (attempts: number): number => Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)

/** Works off everything that is due on both sides. Failures are kept with their reason and tried again, ever later; it doesn't throw for them. */
export async function drainOutbox(ctx: Context, handlers: OutboxHandlers): Promise<void> {
  for (const db of bothSides(ctx)) {
    for (let rows = await claimDue(db, ctx.now()); rows.length > 0; rows = await claimDue(db, ctx.now())) {
      await Promise.all(rows.map((row) => handleRow(ctx, db, row, handlers)))
    }
  }
}

const isKind = (kind: string, handlers: OutboxHandlers): kind is OutboxKind => kind in handlers

async function handleRow(ctx: Context, db: Database, row: OutboxRow, handlers: OutboxHandlers): Promise<void> {
  try {
    if (!isKind(row.kind, handlers)) throw new Error(`No handler for outbox rows of kind ${row.kind}`)
    // The payload was written by `outboxRow` under this very kind; the pairing can't be expressed across a database row.
    const handle: (ctx: Context, payload: never, rowId: string) => Promise<void> = handlers[row.kind]
    await handle({ ...ctx, origin: row.origin }, row.payload as never, row.id)
    await deleteRow(db, row.id)
  } catch (error) {
    const dead = row.attempts >= MAX_ATTEMPTS
    log.error(dead ? 'outbox.dead' : 'outbox.retry', { rowId: row.id, kind: row.kind, attempts: row.attempts, error })
    await postponeRow(db, row.id, {
      dueAt: ctx.now() + outboxRetryDelay(row.attempts),
      deadAt: dead ? ctx.now() : null,
      lastError: loggableError(error).slice(0, 500),
    })
  }
}
