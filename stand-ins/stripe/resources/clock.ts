import { emit } from '../events.ts'
import type { Invoice, Subscription } from '../wire.ts'
import { all, get, now, subscriptionsOf, type World } from '../world.ts'
import { endSubscription } from './endSubscription.ts'
import { collect, draw, newLine } from './invoices.ts'
import { addMonth, amountOf, announceTrialEnd, cardOf, itemOf, priceOf } from './subscriptions.ts'

const DAY = 86_400
const HOUR = 3_600
/** When a failed payment is tried again, counted from the failure. */
const RETRY_AFTER = [3 * DAY, 8 * DAY, 15 * DAY]

/** Moves a customer's clock on and lets happen what falls due on the way, in its order. */
export function advance(world: World, customer: string, seconds: number): void {
  const until = now(world, customer) + seconds
  for (let guard = 0; guard < 1000; guard++) {
    const [next] = subscriptionsOf(world, customer)
      .flatMap((subscription) => dueOf(world, subscription))
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at)
    if (!next) break
    setClock(world, customer, Math.max(next.at, now(world, customer)))
    next.happen()
  }
  setClock(world, customer, until)
}

function setClock(world: World, customer: string, at: number): void {
  world.aheadOf.set(customer, (world.aheadOf.get(customer) ?? 0) + at - now(world, customer))
}

type Due = { at: number; happen: () => void }

function dueOf(world: World, subscription: Subscription): Due[] {
  const { status, trial_end: trialEnd } = subscription
  const due: Due[] = []
  if (status === 'trialing' && trialEnd !== null) {
    const notice = trialEnd - 3 * DAY
    if (!world.announced.has(subscription.id))
      due.push({ at: notice, happen: () => announceTrialEnd(world, subscription) })
    due.push({ at: trialEnd, happen: () => endPeriod(world, subscription) })
  }
  if (status === 'active' || status === 'past_due') {
    due.push({ at: itemOf(subscription).current_period_end, happen: () => endPeriod(world, subscription) })
  }
  if (status === 'incomplete') {
    due.push({ at: subscription.created + 23 * HOUR, happen: () => expire(world, subscription) })
  }
  const [retryAt] = world.retries.get(subscription.id) ?? []
  if (status === 'past_due' && retryAt !== undefined)
    due.push({ at: retryAt, happen: () => retry(world, subscription) })
  return due
}

function endPeriod(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription, 'cancellation_requested')
    return
  }
  if (subscription.status === 'trialing') endTrial(world, subscription)
  else renew(world, subscription, itemOf(subscription).current_period_end)
  emit(world, 'customer.subscription.updated', subscription)
}

/** Without a card it goes as the trial's settings say: paused, ended, or billed all the same. */
export function endTrial(world: World, subscription: Subscription): void {
  const at = now(world, String(subscription.customer))
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method
  subscription.trial_end = Math.min(at, subscription.trial_end ?? at)
  if (!cardOf(world, subscription) && missing === 'pause') {
    subscription.status = 'paused'
    subscription.status_details = {
      paused: { subscription: { type: 'trial_end_without_payment_method' }, transitioned_at: at, type: 'subscription' },
    }
    emit(world, 'customer.subscription.paused', subscription)
  } else if (!cardOf(world, subscription) && missing === 'cancel') {
    endSubscription(world, subscription, 'cancellation_requested')
  } else {
    renew(world, subscription, at)
  }
}

function renew(world: World, subscription: Subscription, start: number): void {
  const price = priceOf(subscription)
  const end = addMonth(start)
  Object.assign(itemOf(subscription), { current_period_start: start, current_period_end: end })
  const invoice = draw(world, subscription, 'subscription_cycle', [
    newLine(subscription, { amount: amountOf(price), description: '1 × subscription', period: { start, end }, price }),
  ])
  settle(world, subscription, collect(world, invoice, cardOf(world, subscription)))
}

function settle(world: World, subscription: Subscription, isPaid: boolean): void {
  if (isPaid) {
    subscription.status = 'active'
    world.retries.delete(subscription.id)
    return
  }
  subscription.status = 'past_due'
  const at = now(world, String(subscription.customer))
  if (world.retries.has(subscription.id)) return
  world.retries.set(
    subscription.id,
    RETRY_AFTER.map((after) => at + after),
  )
}

const openInvoiceOf = (world: World, subscription: Subscription): Invoice | undefined =>
  all(world, 'invoice').findLast(
    ({ status, parent }) => status === 'open' && parent?.subscription_details?.subscription === subscription.id,
  )

/** Tries the open invoice again; after the last time the subscription ends, or stays unpaid, as the account says. */
function retry(world: World, subscription: Subscription): void {
  const invoice = openInvoiceOf(world, subscription)
  const [, ...later] = world.retries.get(subscription.id) ?? []
  world.retries.set(subscription.id, later)
  const isPaid = invoice ? collect(world, invoice, cardOf(world, subscription)) : true
  if (!isPaid && later.length === 0) {
    world.retries.delete(subscription.id)
    if (world.afterRetries === 'cancel') {
      endSubscription(world, subscription, 'payment_failed')
      return
    }
    subscription.status = 'unpaid'
  } else {
    settle(world, subscription, isPaid)
  }
  emit(world, 'customer.subscription.updated', subscription)
}

function expire(world: World, subscription: Subscription): void {
  const invoice = openInvoiceOf(world, subscription)
  if (invoice) {
    invoice.status = 'void'
    emit(world, 'invoice.voided', invoice)
  }
  subscription.status = 'incomplete_expired'
  subscription.ended_at = now(world, String(subscription.customer))
  emit(world, 'customer.subscription.updated', subscription)
}

/** A new card for what is owed: tried at once, as the portal's and the invoice's own page do it. */
export function replaceCard(world: World, customer: string, methodId: string): void {
  get(world, 'customer', customer).invoice_settings.default_payment_method = methodId
  emit(world, 'customer.updated', get(world, 'customer', customer))
  for (const subscription of subscriptionsOf(world, customer)) {
    if (['canceled', 'incomplete_expired'].includes(subscription.status)) continue
    subscription.default_payment_method = methodId
    if (subscription.status === 'past_due' || subscription.status === 'unpaid') retry(world, subscription)
    else emit(world, 'customer.subscription.updated', subscription)
  }
}
