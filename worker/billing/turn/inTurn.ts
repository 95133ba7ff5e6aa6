import { takeAttempt } from '../../accounts/guard/takeAttempt'
import type { OwnerContext } from '../../context'
import { changeReplaced, changeUnderWay } from '../errors'
import { endTurn, readWish, setWish, takeTurn } from './store'

/** Longer than a change takes, the provider's time-outs and tries included: whose Worker died gives its turn up after this. */
const LEASE_MS = 90_000
const WAIT_MS = 20_000
const LOOK_AGAIN_MS = 200

export type Turn = {
  /** Another change was carried out a moment before: it may have done what is wished for now. */
  hasWaited: boolean
  /** To be called right before anything is changed or charged. Throws 409 once something else was wished for. */
  assertStillWished: () => Promise<void>
}

/**
 * Changes of one owner's subscription go one after the other, each reading what the one before left: two at once would both be worked out
 * from the same old plan, and charge twice for the same days. Of several that wait only the last wish is carried out. Throws 409.
 */
export async function inTurn<T>(ctx: OwnerContext, wish: string, work: (turn: Turn) => Promise<T>): Promise<T> {
  const { customerId } = ctx.actor
  await setWish(ctx, customerId, wish)
  const { until, hasWaited } = await waitForTurn(ctx, wish)
  try {
    return await work({ hasWaited, assertStillWished: () => assertStillWished(ctx, wish) })
  } finally {
    await endTurn(ctx, customerId, until)
  }
}

/** The same for what may charge a card, and slowed down: a session may be in other hands. Throws 409 and 429. */
export async function inTurnToCharge<T>(ctx: OwnerContext, wish: string, work: (turn: Turn) => Promise<T>): Promise<T> {
  await takeAttempt(ctx, 'billing-change', ctx.actor.customerId)
  return inTurn(ctx, wish, work)
}

async function waitForTurn(ctx: OwnerContext, wish: string): Promise<{ until: number; hasWaited: boolean }> {
  const begunAt = ctx.now()
  for (let hasWaited = false; ctx.now() - begunAt < WAIT_MS; hasWaited = true) {
    const until = ctx.now() + LEASE_MS
    const taken = await takeTurn(ctx, ctx.actor.customerId, { wish, until })
    if (taken.length > 0) return { until, hasWaited }
    await assertStillWished(ctx, wish)
    await scheduler.wait(LOOK_AGAIN_MS)
  }
  throw changeUnderWay()
}

async function assertStillWished(ctx: OwnerContext, wish: string): Promise<void> {
  if ((await readWish(ctx, ctx.actor.customerId)) !== wish) throw changeReplaced()
}
