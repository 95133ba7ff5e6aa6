import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customers, pauseLinks } from '../../platform/db/directory'

type Link = typeof pauseLinks.$inferInsert

/** Written only if the condition holds when its turn in the batch comes. The columns stand in the table's order. */
export const insertPauseLinkIf = (ctx: Context, { token, customerId, expiresAt }: Link, condition: SQL) =>
  ctx.directory.insert(pauseLinks).select(sql`SELECT ${token}, ${customerId}, ${expiresAt} WHERE ${condition}`)

/** Uses the link up and answers whose it is; undefined where it doesn't work any more. */
export async function takePauseLink(ctx: Context, tokenHash: string): Promise<string | undefined> {
  const isIt = and(eq(pauseLinks.token, tokenHash), gt(pauseLinks.expiresAt, ctx.now()))
  const [rows] = await ctx.directory.batch([
    ctx.directory
      .select({ email: customers.email })
      .from(pauseLinks)
      .innerJoin(customers, eq(customers.id, pauseLinks.customerId))
      .where(isIt),
    ctx.directory.delete(pauseLinks).where(isIt),
  ])
  return rows[0]?.email
}
