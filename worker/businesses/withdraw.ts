import { type SQL, sql } from 'drizzle-orm'
import type { Withdrawn } from '../../contract/knowledge'
import type { Context } from '../platform/context'
import { businesses } from '../platform/db/tenants'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { publishOwed } from './publishOwed'
import { updateWithdrawn } from './store'

/** Of a proposal: it stands in a path of JSON. */
const IS_ID = /^[\da-f]+$/

/** What is proposed by this id isn't said of the business, whatever its sources say. */
export const withdraw = (ctx: Context, businessId: string, id: string, { facts, faq }: Withdrawn): Promise<void> =>
  change(
    ctx,
    businessId,
    id,
    // Each by a statement of its own: of several that are dismissed at once none is lost.
    (path) => sql`json_set(coalesce(${businesses.withdrawn}, '{}'), ${path}, json(${JSON.stringify({ facts, faq })}))`,
  )

/** It is said again. */
export const giveBack = (ctx: Context, businessId: string, id: string): Promise<void> =>
  change(ctx, businessId, id, (path) => sql`json_remove(${businesses.withdrawn}, ${path})`)

async function change(ctx: Context, businessId: string, id: string, to: (path: string) => SQL): Promise<void> {
  if (!IS_ID.test(id)) return
  await ctx.tenants.batch([updateWithdrawn(ctx, businessId, to(`$."${id}"`)), publishOwed(ctx, businessId)])
  wakeOutbox(ctx)
}
