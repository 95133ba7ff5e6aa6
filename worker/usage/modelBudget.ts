import { PLANS } from '../../contract/plans'
import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { within } from '../platform/within'
import { billingPeriod } from './billingPeriod'
import { conversationLimit } from './countTowardsQuota'
import type { UsageStanding } from './Meter'
import { meter } from './meterObject'
import { dayShare, daysLeftIn } from './spikes/allowance'
import { dayOf } from './spikes/store'

/** A visitor waits no longer than this to learn whether a model may be asked. */
const PATIENCE_MS = 300
/** How long an isolate trusts what it knows; other isolates spend too. */
const MEMORY_MS = 30_000
const KEPT = 1_000

type Known = UsageStanding & { readAt: number }
const memory = new WeakMap<DurableObjectNamespace, Map<string, Known>>()

const memoryOf = ({ env }: Context): Map<string, Known> => {
  const known = memory.get(env.METER) ?? new Map<string, Known>()
  memory.set(env.METER, known)
  return known
}
const spanOf = (ctx: Context) => ({ period: billingPeriod(ctx.now()), day: dayOf(ctx.now()) })
const keyOf = (ctx: Context, { customerId }: BusinessProfile) => `${customerId} ${spanOf(ctx).day}`

function remember(ctx: Context, profile: BusinessProfile, standing: UsageStanding): void {
  const known = memoryOf(ctx)
  if (known.size >= KEPT) known.clear()
  known.set(keyOf(ctx, profile), { ...standing, readAt: ctx.now() })
}

/** So much a day may always take of a month's tokens. */
const LEAST_SHARE = 1 / 50

/**
 * Whether the customer's month and day still have tokens for a model. Where the Meter can't say, they have. A conversation counts from its
 * second message on, and a flood of first ones must not use up a month's tokens either.
 */
export async function hasModelBudget(ctx: Context, profile: BusinessProfile): Promise<boolean> {
  const { id } = profile.plan
  if (!id) return false
  const most = PLANS[id].modelTokens
  const { tokens, today } = await standingOf(ctx, profile)
  const share = Math.max(most * LEAST_SHARE, dayShare(most - tokens + today, daysLeftIn(ctx.now())))
  return tokens < most && today < share * ctx.settings.RATE_LIMIT_SCALE
}

/** The verdict on a conversation that doesn't count yet, from what is known without asking for it. */
export async function peekQuota(ctx: Context, profile: BusinessProfile): Promise<'within' | 'over'> {
  const limit = conversationLimit(profile)
  if (limit === null) return 'within'
  return limit > 0 && (await standingOf(ctx, profile)).conversations < limit ? 'within' : 'over'
}

async function standingOf(ctx: Context, profile: BusinessProfile): Promise<UsageStanding> {
  const known = memoryOf(ctx).get(keyOf(ctx, profile))
  if (known && ctx.now() - known.readAt < MEMORY_MS) return known
  try {
    const asking = meter(ctx, profile.customerId, profile.country).standing(spanOf(ctx))
    const standing = await within(PATIENCE_MS, asking)
    remember(ctx, profile, standing)
    return standing
  } catch (error) {
    log.warn('budget.unknown', { customerId: profile.customerId, error })
    return known ?? { tokens: 0, today: 0, conversations: 0 }
  }
}

/** Counts what a reply took. Runs behind it; what the Meter can't take now stands in the session's own record all the same. */
export async function spendTokens(ctx: Context, profile: BusinessProfile, tokens: number): Promise<void> {
  try {
    const spent = await meter(ctx, profile.customerId, profile.country).spend(spanOf(ctx), tokens)
    const known = memoryOf(ctx).get(keyOf(ctx, profile))
    if (known) Object.assign(known, spent)
  } catch (error) {
    log.warn('budget.not-counted', { customerId: profile.customerId, error })
  }
}
