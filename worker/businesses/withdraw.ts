import type { Withdrawn } from '../../contract/knowledge'
import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { publishOwed } from './publishOwed'
import { updateWithdrawn } from './store'

/** Of a proposal: it stands in a path of JSON. */
const IS_ID = /^[\da-f]+$/

/** What is proposed by this id isn't said of the business, whatever its sources say. */
export const withdraw = (ctx: Context, businessId: string, id: string, { facts, faq }: Withdrawn): Promise<void> =>
  change(ctx, businessId, id, { facts, faq })

/** It is said again. */
export const giveBack = (ctx: Context, businessId: string, id: string): Promise<void> =>
  change(ctx, businessId, id, null)

async function change(ctx: Context, businessId: string, proposalId: string, said: Withdrawn | null): Promise<void> {
  if (!IS_ID.test(proposalId)) return
  await ctx.tenants.batch([updateWithdrawn(ctx, businessId, { proposalId, said }), publishOwed(ctx, businessId)])
  wakeOutbox(ctx)
}
