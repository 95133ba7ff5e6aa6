import type { Context } from '../context'
import { bothSides } from '../db/clients'
import { deleteRowsOf, findDeadOf, type OutboxRow } from './store'

export type { OutboxRow }

/** What was owed to a customer and given up, on both sides. */
export async function findDeadLettersOf(ctx: Context, customerId: string, since: number): Promise<OutboxRow[]> {
  return (await Promise.all(bothSides(ctx).map((db) => findDeadOf(db, customerId, since)))).flat()
}

/** What is still owed to a customer who is going. */
export async function deleteOutboxOf(ctx: Context, customerId: string): Promise<void> {
  await Promise.all(bothSides(ctx).map((db) => deleteRowsOf(db, customerId)))
}
