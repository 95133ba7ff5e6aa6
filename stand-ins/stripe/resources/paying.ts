import { cardDeclined, type StripeError } from '../errors.ts'
import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import type { Charge, PaymentIntent, SetupIntent } from '../wire.ts'
import { find, newId, now, put, type World } from '../world.ts'

/** How Stripe's test cards behave; every other number pays. https://docs.stripe.com/testing */
const ALWAYS_DECLINED = new Map([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
])
const DECLINED_WHEN_CHARGED = '4000000000000341'
const ASKS_EACH_TIME = '4000002760003184'

export type Outcome = { ok: true } | { ok: false; needsAction: boolean; error: StripeError }

const declined = (code: string): Outcome => ({ ok: false, needsAction: false, error: cardDeclined(code) })

export function outcomeOfSetup(number: string): Outcome {
  const code = ALWAYS_DECLINED.get(number)
  return code ? declined(code) : { ok: true }
}

export function outcomeOfCharge(world: World, customer: string, number: string, isOnSession: boolean): Outcome {
  const next = world.nextPayments.get(customer)?.shift()
  if (next === 'succeed') return { ok: true }
  if (next === 'decline') return declined('generic_decline')
  const code = ALWAYS_DECLINED.get(number) ?? (number === DECLINED_WHEN_CHARGED ? 'generic_decline' : undefined)
  if (code) return declined(code)
  if (next === 'authenticate' || (number === ASKS_EACH_TIME && !isOnSession)) {
    const error = cardDeclined(
      'authentication_required',
      'Your card was declined. This transaction requires authentication.',
    )
    return { ok: false, needsAction: true, error }
  }
  return { ok: true }
}

export const newPaymentIntent = (world: World, customer: string, amount: number): PaymentIntent => {
  const id = newId('pi', 24)
  return put(world, {
    ...fixtures.payment_intent,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_details: {},
    automatic_payment_methods: null,
    canceled_at: null,
    client_secret: `${id}_secret_${newId('s', 24).slice(2)}`,
    created: now(world, customer),
    customer,
    last_payment_error: null,
    managed_payments: null,
    next_action: null,
    payment_method_configuration_details: null,
    payment_record: null,
    processing: null,
    setup_future_usage: 'off_session',
    shipping: null,
    status: 'requires_payment_method',
    transfer_data: null,
  } satisfies PaymentIntent)
}

export const newSetupIntent = (world: World, customer: string): SetupIntent => {
  const id = newId('seti', 24)
  return put(world, {
    ...fixtures.setup_intent,
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    automatic_payment_methods: null,
    client_secret: `${id}_secret_${newId('s', 24).slice(2)}`,
    created: now(world, customer),
    customer,
    last_setup_error: null,
    next_action: null,
    payment_method_configuration_details: null,
    status: 'requires_payment_method',
  } satisfies SetupIntent)
}

/** Charges the card of a payment. What the bank said stays on the payment. */
export function charge(world: World, intent: PaymentIntent, methodId: string, isOnSession: boolean): Outcome {
  const customer = String(intent.customer)
  const number = world.cardNumbers.get(methodId) ?? ''
  const outcome = outcomeOfCharge(world, customer, number, isOnSession)
  const made = put(world, newCharge(world, intent, methodId, outcome))
  intent.latest_charge = made.id
  if (outcome.ok) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, payment_method: methodId })
    intent.last_payment_error = null
    emit(world, 'charge.succeeded', made)
    emit(world, 'payment_intent.succeeded', intent)
    return outcome
  }
  intent.status = outcome.needsAction ? 'requires_action' : 'requires_payment_method'
  intent.payment_method = outcome.needsAction ? methodId : null
  intent.last_payment_error = {
    type: 'card_error',
    ...(outcome.error.body.code && { code: outcome.error.body.code }),
    message: outcome.error.message,
  }
  emit(world, 'charge.failed', made)
  emit(world, outcome.needsAction ? 'payment_intent.requires_action' : 'payment_intent.payment_failed', intent)
  return outcome
}

function newCharge(world: World, intent: PaymentIntent, methodId: string, outcome: Outcome): Charge {
  const method = find(world, 'payment_method', methodId)
  return {
    ...fixtures.charge,
    id: newId('ch', 24),
    object: 'charge',
    amount: intent.amount,
    amount_captured: outcome.ok ? intent.amount : 0,
    balance_transaction: null,
    billing_details: { ...fixtures.charge.billing_details, name: null, email: method?.billing_details.email ?? null },
    captured: outcome.ok,
    created: now(world, String(intent.customer)),
    currency: intent.currency,
    customer: intent.customer,
    description: 'Subscription update',
    failure_code: outcome.ok ? null : (outcome.error.body.code ?? null),
    failure_message: outcome.ok ? null : outcome.error.message,
    outcome: null,
    paid: outcome.ok,
    payment_intent: intent.id,
    payment_method: methodId,
    payment_method_details: null,
    receipt_url: null,
    refunds: null,
    shipping: null,
    source: null,
    status: outcome.ok ? 'succeeded' : 'failed',
    transfer_data: null,
  } satisfies Charge
}
