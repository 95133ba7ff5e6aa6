import type Stripe from 'stripe'
import { invalidRequest } from '../errors.ts'
import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import { textMetadata } from '../metadata.ts'
import type { Charge, Dispute, Refund } from '../wire.ts'
import { all, find, get, newId, now, put, type World } from '../world.ts'

export function createRefund(world: World, params: Stripe.RefundCreateParams): Refund {
  const intent = params.payment_intent
    ? get(world, 'payment_intent', params.payment_intent, 'payment_intent')
    : undefined
  const charge = get(world, 'charge', params.charge ?? intent?.latest_charge ?? '', 'charge')
  const amount = params.amount ?? charge.amount - charge.amount_refunded
  if (charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' })
  if (amount > charge.amount - charge.amount_refunded) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge', { param: 'amount' })
  }
  const refund = put(world, {
    ...fixtures.refund,
    id: newId('re', 24),
    object: 'refund',
    amount,
    charge: charge.id,
    created: now(world, String(charge.customer)),
    currency: charge.currency,
    customer: charge.customer,
    metadata: textMetadata(params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
  } satisfies Refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  emit(world, 'refund.created', refund)
  emit(world, 'charge.refunded', charge)
  return refund
}

export const lastChargeOf = (world: World, customer: string): Charge => {
  const charge = all(world, 'charge').findLast((one) => one.customer === customer && one.paid)
  if (!charge) throw invalidRequest(`Nothing was charged to ${customer} yet.`)
  return charge
}

/** The bank takes the money back for the time being. */
export function openDispute(world: World, charge: Charge): Dispute {
  charge.disputed = true
  const dispute = put(world, {
    ...fixtures.dispute,
    id: newId('du', 24),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: now(world, String(charge.customer)),
    currency: charge.currency,
    evidence_details: { ...fixtures.dispute.evidence_details, submission_method: 'manual' },
    intended_submission_method: null,
    is_charge_refundable: false,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Dispute)
  emit(world, 'charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(world: World, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = find(world, 'dispute', id)
  if (!dispute) throw invalidRequest(`No such dispute: '${id}'`)
  dispute.status = status
  emit(world, 'charge.dispute.closed', dispute)
  return dispute
}
