import { and, count, desc, eq, exists, getTableColumns, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { auditEvents, customers, members } from '../../platform/db/directory'
import { type Cursor, PAGE_SIZE } from '../../platform/http/page'
import type { NewAuditRow } from '../../platform/outbox/message'

/** `by`: the first name of the member who did it. */
export type AuditRow = typeof auditEvents.$inferSelect & { by: string | null }

export const insertAudit = (ctx: Context, row: NewAuditRow) => ctx.directory.insert(auditEvents).values(row)

/** Writes the row only if the condition holds when the batch reaches it. Columns must be in the order of the table. */
export const insertAuditIf = (ctx: Context, row: NewAuditRow, condition: SQL) =>
  ctx.directory
    .insert(auditEvents)
    .select(
      sql`SELECT ${row.id}, ${row.customerId}, ${row.kind}, ${row.detail && JSON.stringify(row.detail)}, ${row.userAgent}, ${row.createdAt}, ${row.memberId ?? null} WHERE ${condition}`,
    )

export const insertAuditOnce = (ctx: Context, row: NewAuditRow) =>
  insertAuditIf(
    ctx,
    row,
    exists(ctx.directory.select({ one: sql`1` }).from(customers).where(eq(customers.id, row.customerId))),
  ).onConflictDoNothing()

/** Newest first, one more than a page holds, and how many there are in all. */
export async function findAudit(
  ctx: Context,
  customerId: string,
  after: Cursor | undefined,
): Promise<{ rows: AuditRow[]; total: number }> {
  const own = eq(auditEvents.customerId, customerId)
  const further =
    after &&
    or(lt(auditEvents.createdAt, after.at), and(eq(auditEvents.createdAt, after.at), lt(auditEvents.id, after.id)))
  const [rows, counted] = await ctx.directory.batch([
    ctx.directory
      .select({ ...getTableColumns(auditEvents), by: members.firstName })
      .from(auditEvents)
      .leftJoin(members, eq(members.id, auditEvents.memberId))
      .where(and(own, further))
      .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
      .limit(PAGE_SIZE + 1),
    ctx.directory.select({ number: count() }).from(auditEvents).where(own),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}
