import type { Context } from '../context'
import { deleteRowsOf, findDeadOf, type OutboxRow } from './store'

export type { OutboxRow }

const databases = (ctx: Context) => [...new Set([ctx.directory, ctx.tenants])]

/** What was owed to a customer and given up, on both sides. */
export async function deadOf(ctx: Context, customerId: string, since: number): Promise<OutboxRow[]> {
  return (await Promise.all(databases(ctx).map((db) => findDeadOf(db, customerId, since)))).flat()
}

/** What is still owed to a customer who is going. */
export async function removeOwedTo(ctx: Context, customerId: string): Promise<void> {
  await Promise.all(databases(ctx).map((db) => deleteRowsOf(db, customerId)))
}
