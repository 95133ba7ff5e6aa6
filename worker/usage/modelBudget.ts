import { PLANS } from '../../contract/plans'
import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { within } from '../platform/within'
import { conversationLimit } from './askQuota'
import { billingPeriod } from './billingPeriod'
import type { Standing } from './Meter'
import { meter } from './meterObject'

/** A visitor waits no longer than this to learn whether a model may be asked. */
const PATIENCE_MS = 300
/** How long an isolate trusts what it knows; other isolates spend too. */
const MEMORY_MS = 30_000
const KEPT = 1_000

type Known = Standing & { readAt: number }
const memory = new WeakMap<DurableObjectNamespace, Map<string, Known>>()

const memoryOf = ({ env }: Context): Map<string, Known> => {
  const known = memory.get(env.METER) ?? new Map<string, Known>()
  memory.set(env.METER, known)
  return known
}
const keyOf = (ctx: Context, { customerId }: BusinessProfile) => `${customerId} ${billingPeriod(ctx.now())}`

function remember(ctx: Context, profile: BusinessProfile, standing: Standing): void {
  const known = memoryOf(ctx)
  if (known.size >= KEPT) known.clear()
  known.set(keyOf(ctx, profile), { ...standing, readAt: ctx.now() })
}

/** Whether the customer's month still has tokens for a model. Where the Meter can't say, it has. */
export async function hasModelBudget(ctx: Context, profile: BusinessProfile): Promise<boolean> {
  const { id } = profile.plan
  if (!id) return false
  return (await standingOf(ctx, profile)).tokens < PLANS[id].modelTokens
}

/** The verdict on a conversation that doesn't count yet, from what is known without asking for it. */
export async function glanceAtQuota(ctx: Context, profile: BusinessProfile): Promise<'within' | 'over'> {
  const limit = conversationLimit(profile)
  if (limit === null) return 'within'
  return limit > 0 && (await standingOf(ctx, profile)).conversations < limit ? 'within' : 'over'
}

async function standingOf(ctx: Context, profile: BusinessProfile): Promise<Standing> {
  const known = memoryOf(ctx).get(keyOf(ctx, profile))
  if (known && ctx.now() - known.readAt < MEMORY_MS) return known
  try {
    const asking = meter(ctx, profile.customerId, profile.country).standing(billingPeriod(ctx.now()))
    const standing = await within(PATIENCE_MS, asking)
    remember(ctx, profile, standing)
    return standing
  } catch (error) {
    log.warn('budget.unknown', { customerId: profile.customerId, error })
    return known ?? { tokens: 0, conversations: 0 }
  }
}

/** Counts what a reply took. Runs behind it; what the Meter can't take now stands in the session's own record all the same. */
export async function spendTokens(ctx: Context, profile: BusinessProfile, tokens: number): Promise<void> {
  try {
    const period = billingPeriod(ctx.now())
    const spent = await meter(ctx, profile.customerId, profile.country).spend(period, tokens)
    const known = memoryOf(ctx).get(keyOf(ctx, profile))
    if (known) known.tokens = spent
  } catch (error) {
    log.warn('budget.not-counted', { customerId: profile.customerId, error })
  }
}
