import { DAY_MS } from '../../../contract/durations'
import type { OwedWork } from '../../../contract/operator'
import type { Context } from '../context'
import { bothSides } from '../db/clients'
import { ProblemError } from '../http/problem'
import { deleteDeadBefore, findRows, type OutboxRow, reviveRow } from './store'
import { wakeOutbox } from './writeOutbox'

const SHOWN = 100

const date = (at: number) => new Date(at).toISOString()

const view = ({ id, kind, attempts, dueAt, deadAt, lastError, createdAt }: OutboxRow): OwedWork => ({
  id,
  kind,
  attempts,
  dueAt: date(dueAt),
  ...(deadAt !== null && { deadAt: date(deadAt) }),
  ...(lastError !== null && { lastError }),
  createdAt: date(createdAt),
})

/** Outbox rows of both databases, newest first, without payloads, which contain people's mail. */
export async function listOwedWork(ctx: Context, { isDead }: { isDead: boolean }): Promise<OwedWork[]> {
  const rows = await Promise.all(bothSides(ctx).map((db) => findRows(db, { isDead, limit: SHOWN })))
  return rows
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, SHOWN)
    .map(view)
}

const KEPT_MS = 90 * DAY_MS

/** Deletes work that was given up three months ago: it may have people's mail in it. */
export async function deleteOldDeadLetters(ctx: Context): Promise<void> {
  await Promise.all(bothSides(ctx).map((db) => deleteDeadBefore(db, ctx.now() - KEPT_MS)))
}

/** Retries a row that was given up, as if it were new. Throws 404. */
export async function replayDeadLetter(ctx: Context, id: string): Promise<void> {
  const revived = await Promise.all(bothSides(ctx).map((db) => reviveRow(db, id, ctx.now())))
  if (revived.flat().length === 0) throw new ProblemError(404, 'dead-letter-not-found', 'There is no such dead letter.')
  wakeOutbox(ctx)
}
