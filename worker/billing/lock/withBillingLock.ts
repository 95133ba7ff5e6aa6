import { takeAttempt } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { changeReplaced, changeUnderWay } from '../errors'
import { readWish, releaseBillingLock, setWish, takeBillingLock } from './store'

/** Longer than a change takes, the provider's time-outs and tries included: whose Worker died gives its lock up after this. */
const LEASE_MS = 90_000
const WAIT_MS = 20_000
const LOOK_AGAIN_MS = 200

export type BillingLock = {
  /** Another change was carried out a moment before: it may have done what is wished for now. */
  hasWaited: boolean
  /** To be called right before anything is changed or charged. Throws 409 once something else was wished for. */
  assertStillWished: () => Promise<void>
}

/**
 * Changes of one owner's subscription go one after the other, each reading what the one before left: two at once would both be worked out
 * from the same old plan, and charge twice for the same days. Of several that wait only the last wish is carried out. Throws 409.
 */
export async function withBillingLock<T>(
  ctx: OwnerContext,
  wish: string,
  work: (lock: BillingLock) => Promise<T>,
): Promise<T> {
  const { customerId } = ctx.actor
  await setWish(ctx, customerId, wish)
  const { until, hasWaited } = await waitForLock(ctx, wish)
  try {
    return await work({ hasWaited, assertStillWished: () => assertStillWished(ctx, wish) })
  } finally {
    await releaseBillingLock(ctx, customerId, until)
  }
}

/** The same for what may charge a card, and slowed down: a session may be in other hands. Throws 409 and 429. */
export async function withChargeLock<T>(
  ctx: OwnerContext,
  wish: string,
  work: (lock: BillingLock) => Promise<T>,
): Promise<T> {
  await takeAttempt(ctx, 'billing-change', ctx.actor.customerId)
  return withBillingLock(ctx, wish, work)
}

async function waitForLock(ctx: OwnerContext, wish: string): Promise<{ until: number; hasWaited: boolean }> {
  const begunAt = ctx.now()
  for (let hasWaited = false; ctx.now() - begunAt < WAIT_MS; hasWaited = true) {
    const until = ctx.now() + LEASE_MS
    const taken = await takeBillingLock(ctx, ctx.actor.customerId, { wish, until })
    if (taken.length > 0) return { until, hasWaited }
    await assertStillWished(ctx, wish)
    await scheduler.wait(LOOK_AGAIN_MS)
  }
  throw changeUnderWay()
}

async function assertStillWished(ctx: OwnerContext, wish: string): Promise<void> {
  if ((await readWish(ctx, ctx.actor.customerId)) !== wish) throw changeReplaced()
}
