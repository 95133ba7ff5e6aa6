import { loadProfile } from '../../businesses'
import { reachOf, readRules, tell } from '../../notifications'
import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { firstAwake } from '../telling/ladder'
import { matterNotice } from '../telling/notices'
import { findMatter, setMattersMailed } from './store'

/** Handles `matter.notify`: tells of it, unless that was done with a lead. */
export async function notifyOwnerOfMatter(ctx: Context, key: PayloadOf<'matter.notify'>): Promise<void> {
  const matter = await findMatter(ctx, key)
  if (!matter || matter.mailedAt !== null) return
  const [{ name: businessName, country, timeZone }, rules] = await Promise.all([
    loadProfile(ctx, matter.businessId),
    readRules(ctx, matter),
  ])
  const reach = await reachOf(ctx, rules.people)
  const notice = matterNotice(ctx, { matter, businessName, country, timeZone })
  const { told } = firstAwake(ctx, reach, { from: 0, rules, notice })
  await ctx.tenants.batch([setMattersMailed(ctx, [matter]), ...(await tell(ctx, told, notice))])
  wakeOutbox(ctx)
}
