import type { Context } from '../context'
import { bothSides } from '../db/clients'
import { deleteRowsOf, findDeadOf, type OutboxRow } from './store'

export type { OutboxRow }

/** Given-up rows for a customer, in both databases. */
export async function findDeadLettersOf(ctx: Context, customerId: string, since: number): Promise<OutboxRow[]> {
  return (await Promise.all(bothSides(ctx).map((db) => findDeadOf(db, customerId, since)))).flat()
}

/** Deletes all rows for a customer, in both databases. */
export async function deleteOutboxOf(ctx: Context, customerId: string): Promise<void> {
  await Promise.all(bothSides(ctx).map((db) => deleteRowsOf(db, customerId)))
}
