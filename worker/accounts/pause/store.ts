import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customers, members, pauseLinks } from '../../platform/db/directory'

type Link = typeof pauseLinks.$inferInsert

/** Writes the row only if the condition holds when the batch reaches it. Columns must be in the order of the table. */
export const insertPauseLinkIf = (ctx: Context, { token, customerId, expiresAt, memberId }: Link, condition: SQL) =>
  ctx.directory
    .insert(pauseLinks)
    .select(sql`SELECT ${token}, ${customerId}, ${expiresAt}, ${memberId ?? null} WHERE ${condition}`)

/** Uses up the link and answers the person's email; undefined if the link is invalid or expired. */
export async function takePauseLink(ctx: Context, tokenHash: string): Promise<string | undefined> {
  const isIt = and(eq(pauseLinks.token, tokenHash), gt(pauseLinks.expiresAt, ctx.now()))
  const [rows] = await ctx.directory.batch([
    ctx.directory
      .select({
        email: sql<
          string | null
        >`CASE WHEN ${pauseLinks.memberId} IS NULL THEN ${customers.email} ELSE ${members.email} END`,
      })
      .from(pauseLinks)
      .innerJoin(customers, eq(customers.id, pauseLinks.customerId))
      .leftJoin(members, eq(members.id, pauseLinks.memberId))
      .where(isIt),
    ctx.directory.delete(pauseLinks).where(isIt),
  ])
  return rows[0]?.email ?? undefined
}
