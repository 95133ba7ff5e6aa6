import { MATTERS } from '../../../contract/chat'
import { loadProfile } from '../../businesses'
import { reachOf, readRules, tell } from '../../notifications'
import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { firstAwake } from '../telling/ladder'
import { matterNotice } from '../telling/notices'
import { findMatter, findUnmailedMatters, type MatterRow, setMattersMailed } from './store'

/** Handles `matter.notify`: tells of it, with what else waits of its conversation, unless that was done with a lead. */
export async function notifyOwnerOfMatter(ctx: Context, key: PayloadOf<'matter.notify'>): Promise<void> {
  const due = await findMatter(ctx, key)
  if (!due || due.mailedAt !== null) return
  const [{ name: businessName, country, timeZone }, rules, waiting] = await Promise.all([
    loadProfile(ctx, due.businessId),
    readRules(ctx, due),
    findUnmailedMatters(ctx, due.conversationId),
  ])
  // Whichever of them is due first, they are one notice.
  const [matter = due, ...others] = waiting.toSorted((one, other) => gravity(one) - gravity(other))
  const reach = await reachOf(ctx, rules.people)
  const notice = matterNotice(ctx, { matter, others, businessName, country, timeZone })
  const { told } = firstAwake(ctx, reach, { from: 0, rules, notice })
  await ctx.tenants.batch([setMattersMailed(ctx, [matter, ...others]), ...(await tell(ctx, told, notice))])
  wakeOutbox(ctx)
}

/** The most pressing first. */
const gravity = ({ kind }: MatterRow): number => MATTERS.indexOf(kind)
