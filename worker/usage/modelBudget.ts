import { PLANS } from '../../contract/plans'
import type { BusinessProfile } from '../businesses/profile'
import type { Context } from '../context'
import { errorText } from '../errorText'
import { meter } from '../objects'
import { within } from '../within'
import { billingPeriod } from './billingPeriod'

/** A visitor waits no longer than this to learn whether a model may be asked. */
const PATIENCE_MS = 300
/** How long an isolate trusts what it knows; other isolates spend too. */
const MEMORY_MS = 30_000
const KEPT = 1_000

type Spent = { tokens: number; readAt: number }
const memory = new WeakMap<DurableObjectNamespace, Map<string, Spent>>()

const memoryOf = ({ env }: Context): Map<string, Spent> => {
  const known = memory.get(env.METER) ?? new Map<string, Spent>()
  memory.set(env.METER, known)
  return known
}
const keyOf = (ctx: Context, { customerId }: BusinessProfile) => `${customerId} ${billingPeriod(ctx.now())}`

function remember(ctx: Context, profile: BusinessProfile, tokens: number): void {
  const known = memoryOf(ctx)
  if (known.size >= KEPT) known.clear()
  known.set(keyOf(ctx, profile), { tokens, readAt: ctx.now() })
}

/** Whether the customer's month still has tokens for a model. Where the Meter can't say, it has. */
export async function hasModelBudget(ctx: Context, profile: BusinessProfile): Promise<boolean> {
  const { id } = profile.plan
  if (!id) return false
  return (await spentBy(ctx, profile)) < PLANS[id].modelTokens
}

async function spentBy(ctx: Context, profile: BusinessProfile): Promise<number> {
  const known = memoryOf(ctx).get(keyOf(ctx, profile))
  if (known && ctx.now() - known.readAt < MEMORY_MS) return known.tokens
  try {
    const asking = meter(ctx, profile.customerId, profile.country).tokensSpent(billingPeriod(ctx.now()))
    const tokens = await within(PATIENCE_MS, asking)
    remember(ctx, profile, tokens)
    return tokens
  } catch (error) {
    console.warn(JSON.stringify({ event: 'budget.unknown', customer: profile.customerId, error: errorText(error) }))
    return known?.tokens ?? 0
  }
}

/** Counts what a reply took. Runs behind it; what the Meter can't take now stands in the session's own record all the same. */
export async function spendTokens(ctx: Context, profile: BusinessProfile, tokens: number): Promise<void> {
  try {
    const period = billingPeriod(ctx.now())
    remember(ctx, profile, await meter(ctx, profile.customerId, profile.country).spend(period, tokens))
  } catch (error) {
    console.warn(JSON.stringify({ event: 'budget.not-counted', customer: profile.customerId, error: errorText(error) }))
  }
}
