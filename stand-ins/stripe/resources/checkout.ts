import type Stripe from 'stripe'
import { invalidRequest, missingParameter } from '../errors.ts'
import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import { textMetadata } from '../metadata.ts'
import type { CheckoutSession } from '../wire.ts'
import { get, newId, now, put, type World } from '../world.ts'
import { attachCard, createCustomer } from './customers.ts'
import { outcomeOfCharge, outcomeOfSetup } from './paying.ts'
import { amountOf, createSubscription } from './subscriptions.ts'

const DAY = 86_400

export function createCheckoutSession(world: World, params: Stripe.Checkout.SessionCreateParams): CheckoutSession {
  const price = get(world, 'price', checkedPrice(params), 'line_items[0][price]')
  const { customer, customer_email: email } = params
  if (customer) get(world, 'customer', customer, 'customer')
  const trialDays = params.subscription_data?.trial_period_days ?? 0
  const id = newId('cs_test_a1', 56)
  const amount = trialDays > 0 ? 0 : amountOf(price)
  const nobody = { address: null, business_name: null, individual_name: null, name: null, phone: null }
  const session = put(world, {
    ...fixtures['checkout.session'],
    id,
    object: 'checkout.session',
    after_expiration: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now(world, customer),
    currency: price.currency,
    currency_conversion: null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: params.custom_text?.submit ? { message: params.custom_text.submit.message } : null,
      terms_of_service_acceptance: null,
    },
    customer: customer ?? null,
    customer_details: email ? { ...nobody, email, tax_exempt: 'none', tax_ids: null } : null,
    customer_email: email ?? null,
    expires_at: params.expires_at ?? now(world, customer) + DAY,
    invoice_creation: null,
    managed_payments: null,
    metadata: textMetadata(params.metadata),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_method_collection: params.payment_method_collection ?? 'always',
    payment_method_configuration_details: null,
    permissions: null,
    saved_payment_method_options: null,
    shipping_address_collection: null,
    shipping_cost: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.url}/c/pay/${id}`,
    wallet_options: null,
  } satisfies CheckoutSession)
  world.checkouts.set(id, {
    price: price.id,
    trialDays,
    pauses: params.subscription_data?.trial_settings?.end_behavior.missing_payment_method === 'pause',
    metadata: textMetadata(params.subscription_data?.metadata),
  })
  return session
}

function checkedPrice(params: Stripe.Checkout.SessionCreateParams): string {
  if (params.mode !== 'subscription') throw invalidRequest('This stand-in sells subscriptions only.', { param: 'mode' })
  if (!params.success_url) throw missingParameter('success_url')
  if (params.customer && params.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      code: 'parameters_exclusive',
    })
  }
  const price = params.line_items?.[0]?.price
  if (!price) throw missingParameter('line_items')
  return price
}

export type Payer = { email?: string; card?: string }

/** What the person does on Stripe's page. Throws what the page would show under the card. */
export function completeCheckout(
  world: World,
  id: string,
  { email, card = '4242424242424242' }: Payer,
): CheckoutSession {
  const session = get(world, 'checkout.session', id)
  const checkout = world.checkouts.get(id)
  if (!checkout || session.status !== 'open') throw invalidRequest('This Checkout Session is no longer open.')
  const address = session.customer_email ?? email ?? null
  const isTrial = checkout.trialDays > 0
  const outcome = isTrial ? outcomeOfSetup(card) : outcomeOfCharge(world, session.customer ?? '', card, true)
  if (!outcome.ok) throw outcome.error
  const customer = session.customer ?? createCustomer(world, address ? { email: address } : {}).id
  if (!isTrial) world.nextPayments.set(customer, ['succeed', ...(world.nextPayments.get(customer) ?? [])])
  const subscription = createSubscription(world, {
    customer,
    price: checkout.price,
    trialEnd: isTrial ? now(world, customer) + checkout.trialDays * DAY : undefined,
    missingPaymentMethod: checkout.pauses ? 'pause' : 'create_invoice',
    defaultPaymentMethod: attachCard(world, customer, card).id,
    metadata: checkout.metadata,
  })
  Object.assign(session, {
    customer,
    customer_details: {
      ...fixtures['checkout.session'].customer_details,
      email: address ?? get(world, 'customer', customer).email,
    },
    invoice: subscription.latest_invoice,
    payment_status: isTrial ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  })
  emit(world, 'checkout.session.completed', session)
  return session
}

export function expireCheckout(world: World, id: string): CheckoutSession {
  const session = get(world, 'checkout.session', id)
  if (session.status !== 'open') throw invalidRequest('Only Checkout Sessions that are open can be expired.')
  Object.assign(session, { status: 'expired', url: null })
  emit(world, 'checkout.session.expired', session)
  return session
}
