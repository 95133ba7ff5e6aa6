import { and, asc, eq, exists, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customerSessions, customers } from '../../platform/db/directory'
import type { CustomerRow } from '../store'

export const setDeletion = (ctx: Context, customerId: string, deleteAfter: number) =>
  ctx.directory.update(customers).set({ deleteAfter, updatedAt: ctx.now() }).where(eq(customers.id, customerId))

// A deletion whose time has come may be running already.
const asked = (ctx: Context, customerId: string) =>
  and(eq(customers.id, customerId), gt(customers.deleteAfter, ctx.now()))

export const canBeTakenBack = (ctx: Context, customerId: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(customers).where(asked(ctx, customerId)))

export const clearDeletion = (ctx: Context, customerId: string) =>
  ctx.directory
    .update(customers)
    .set({ deleteAfter: null, updatedAt: ctx.now() })
    .where(asked(ctx, customerId))
    .returning({ id: customers.id })

export const findDueForDeletion = (ctx: Context, limit: number): Promise<CustomerRow[]> =>
  ctx.directory
    .select()
    .from(customers)
    .where(and(isNotNull(customers.deleteAfter), lte(customers.deleteAfter, ctx.now())))
    .orderBy(asc(customers.deleteAfter))
    .limit(limit)

export const deleteAllSessions = (ctx: Context, customerId: string) =>
  ctx.directory
    .delete(customerSessions)
    .where(eq(customerSessions.customerId, customerId))
    .returning({ token: customerSessions.token })

/** Deletes by cascade as well: links, devices, audit log, notices, usage summaries. */
export const deleteCustomer = (ctx: Context, customerId: string) =>
  ctx.directory.delete(customers).where(eq(customers.id, customerId))
