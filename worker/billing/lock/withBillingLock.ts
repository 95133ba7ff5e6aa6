import { takeAttempt } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { changeReplaced, changeUnderWay } from '../errors'
import { readWish, releaseBillingLock, setWish, takeBillingLock } from './store'

/** The lock expires after this if its Worker died; longer than a change takes with Stripe's timeouts and retries. */
const LEASE_MS = 90_000
const WAIT_MS = 20_000
const LOOK_AGAIN_MS = 200

export type BillingLock = {
  /** True if another change ran just before this one: it may have done the same already. */
  hasWaited: boolean
  /** Call right before anything is changed or charged. Throws 409 if the owner has asked for something else meanwhile. */
  assertStillWished: () => Promise<void>
}

/**
 * A mutex for changes of one owner's subscription: two at once would both start from the old plan and charge twice for the same days. Of
 * several that wait only the latest request is carried out. Throws 409.
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

/** The same for what may charge a card, limited by attempts since the session may be stolen. Throws 409 and 429. */
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
