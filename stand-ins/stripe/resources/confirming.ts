import { invalidRequest } from '../errors.ts'
import { emit } from '../events.ts'
import type { PaymentIntent, SetupIntent } from '../wire.ts'
import { all, get, subscriptionsOf, type World } from '../world.ts'
import { attachCard } from './customers.ts'
import { markPaid } from './invoices.ts'
import { charge, outcomeOfSetup } from './paying.ts'

/** What the page's library does with a client secret: the card is kept, and pays from now on. */
export function confirmSetup(world: World, id: string, card: string): SetupIntent {
  const intent = get(world, 'setup_intent', id)
  if (intent.status === 'succeeded') throw invalidRequest('This SetupIntent has already succeeded.', { status: 400 })
  const outcome = outcomeOfSetup(card)
  if (!outcome.ok) {
    intent.last_setup_error = { type: 'card_error', message: outcome.error.message }
    emit(world, 'setup_intent.setup_failed', intent)
    throw outcome.error
  }
  const customer = String(intent.customer)
  const method = attachCard(world, customer, card)
  Object.assign(intent, { status: 'succeeded', payment_method: method.id })
  emit(world, 'setup_intent.succeeded', intent)
  for (const subscription of subscriptionsOf(world, customer)) {
    if (subscription.pending_setup_intent !== id) continue
    Object.assign(subscription, { pending_setup_intent: null, default_payment_method: method.id })
    emit(world, 'customer.subscription.updated', subscription)
  }
  return intent
}

export function confirmPayment(world: World, id: string, card: string): PaymentIntent {
  const intent = get(world, 'payment_intent', id)
  if (intent.status === 'succeeded') throw invalidRequest('This PaymentIntent has already succeeded.')
  const customer = String(intent.customer)
  const method = attachCard(world, customer, card)
  const outcome = charge(world, intent, method.id, true)
  const payment = all(world, 'invoice_payment').find(({ payment }) => payment.payment_intent === id)
  const invoice = payment && get(world, 'invoice', String(payment.invoice))
  if (!outcome.ok) {
    method.customer = null
    if (invoice) emit(world, 'invoice.payment_failed', invoice)
    throw outcome.error
  }
  if (!invoice) return intent
  markPaid(world, invoice)
  for (const subscription of subscriptionsOf(world, customer)) {
    if (subscription.latest_invoice !== invoice.id) continue
    if (subscription.payment_settings?.save_default_payment_method === 'on_subscription') {
      subscription.default_payment_method = method.id
    }
    subscription.status = 'active'
    emit(world, 'customer.subscription.updated', subscription)
  }
  return intent
}
