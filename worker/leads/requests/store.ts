import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { leadRequests } from '../../platform/db/tenants'

type Request = { businessId: string; key: string; body: string }

/** Answers what the key stands for: this body where it is new, or the one that it was first sent with. */
export async function claimKey(ctx: Context, { businessId, key, body }: Request): Promise<string> {
  const [, rows] = await ctx.tenants.batch([
    ctx.tenants.insert(leadRequests).values({ businessId, key, body, createdAt: ctx.now() }).onConflictDoNothing(),
    ctx.tenants
      .select({ body: leadRequests.body })
      .from(leadRequests)
      .where(and(eq(leadRequests.businessId, businessId), eq(leadRequests.key, key))),
  ])
  return rows[0]?.body ?? body
}

export const deleteLeadRequestsBefore = (ctx: Context, time: number) =>
  ctx.tenants.delete(leadRequests).where(lt(leadRequests.createdAt, time))
