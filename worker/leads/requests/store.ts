import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { leadRequests } from '../../platform/db/tenants'

type Request = { businessId: string; key: string; body: string }

/** Answers the body hash stored for the key: this one if the key is new, else the first one. */
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
