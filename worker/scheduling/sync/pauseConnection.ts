import { ENTITLEMENTS, hasEntitlement, planWith } from '../../../contract/plans'
import { planOf } from '../../accounts'
import type { Context } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { connectionsChanged } from './connections'
import { type ConnectionKey, findConnectionsOf, updateStateFrom } from './store'

const pausedReason = () =>
  `${ENTITLEMENTS.calendarSync} is part of the ${planWith('calendarSync').name} plan. Your bookings stay; we no longer read your calendar or write to it.`

/** Has a connection rest that the plan doesn't include: bookings stay, and nothing is read or written anymore. */
export async function pauseConnection(ctx: Context, key: ConnectionKey & { customerId: string }): Promise<void> {
  await ctx.tenants.batch([
    updateStateFrom(ctx, key, { state: 'connected' }, { state: 'paused', reason: pausedReason() }),
    connectionsChanged(ctx, key),
  ])
  wakeOutbox(ctx)
}

/** Follows a change of the account's plan: its connections rest without calendar sync, and go on with it. */
export async function pauseOrResumeForPlan(ctx: Context, customerId: string): Promise<void> {
  const isIncluded = hasEntitlement(await planOf(ctx, customerId), 'calendarSync')
  for (const { businessId, provider, state } of await findConnectionsOf(ctx, customerId)) {
    if (provider === 'calendly') continue
    const key = { businessId, provider, customerId }
    if (!isIncluded && state === 'connected') await pauseConnection(ctx, key)
    if (isIncluded && state === 'paused') await resume(ctx, key)
  }
}

async function resume(ctx: Context, key: ConnectionKey & { customerId: string }): Promise<void> {
  await ctx.tenants.batch([
    updateStateFrom(ctx, key, { state: 'paused' }, { state: 'connected', reason: null }),
    connectionsChanged(ctx, key),
  ])
  wakeOutbox(ctx)
}
