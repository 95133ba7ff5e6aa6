import { DAY_MS, HOUR_MS } from '../../contract/durations'
import { PAYMENT_EVENTS } from '../../contract/paymentEvents'
import type { Context } from '../platform/context'
import { outboxRow, wakeOutbox } from '../platform/outbox/writeOutbox'
import { deleteEventsBefore, findStaleSubscriptions } from './store'
import { stripeOf } from './stripeClient'
import { receiveEvent } from './webhook/receiveEvent'

/** How long Stripe keeps its events. */
const EVENTS_KEPT_MS = 30 * DAY_MS
const PAGE = 50
const LAST_RUN = 'billing:reconciled-at'

/** Once a day, catches up on changes whose events never arrived. */
export async function reconcileDaily(ctx: Context): Promise<void> {
  if (!stripeOf(ctx)) return
  const lastRun = Number(await ctx.env.KV.get(LAST_RUN))
  if (ctx.now() - lastRun < DAY_MS) return
  // Stored before the work, so that while Stripe is down it is retried every hour and not every minute.
  await ctx.env.KV.put(LAST_RUN, String(ctx.now() - DAY_MS + HOUR_MS))
  await reconcile(ctx)
  await ctx.env.KV.put(LAST_RUN, String(ctx.now()))
}

/** Receives undelivered events, and re-reads every subscription that hasn't been read for half a day. */
async function reconcile(ctx: Context): Promise<void> {
  const stripe = stripeOf(ctx)
  if (!stripe) return
  const since = Math.floor((ctx.now() - EVENTS_KEPT_MS) / 1000)
  const missed = stripe.events.list({
    delivery_success: false,
    created: { gte: since },
    types: [...PAYMENT_EVENTS],
    limit: 100,
  })
  for await (const event of missed) await receiveEvent(ctx, event)
  await syncStale(ctx)
  await deleteEventsBefore(ctx, ctx.now() - 2 * EVENTS_KEPT_MS)
}

async function syncStale(ctx: Context): Promise<void> {
  const syncedBefore = ctx.now() - DAY_MS / 2
  let after = ''
  for (;;) {
    const page = await findStaleSubscriptions(ctx, { syncedBefore, after, limit: PAGE })
    const rows = page.flatMap(({ subscriptionId }) =>
      subscriptionId ? [outboxRow(ctx, ctx.directory, { kind: 'subscription.sync', payload: { subscriptionId } })] : [],
    )
    const [first, ...rest] = rows
    if (!first) break
    await ctx.directory.batch([first, ...rest])
    after = page.at(-1)?.customerId ?? after
  }
  wakeOutbox(ctx)
}
