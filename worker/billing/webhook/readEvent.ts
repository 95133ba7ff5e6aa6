import type Stripe from 'stripe'
import { PAYMENT_EVENTS, type PaymentEventType } from '../../../contract/paymentEvents'
import { idOf } from '../stripeClient'

/** What an event points at. Its contents are old by the time they are worked on; only the ids are kept. */
export type EventSubject = {
  subscriptionId?: string | undefined
  invoiceId?: string | undefined
  chargeId?: string | undefined
  disputeId?: string | undefined
  stripeCustomerId?: string | undefined
}

export const isPaymentEvent = (event: Stripe.Event): event is Extract<Stripe.Event, { type: PaymentEventType }> =>
  PAYMENT_EVENTS.some((type) => type === event.type)

export function subjectOf(event: Extract<Stripe.Event, { type: PaymentEventType }>): EventSubject {
  const { object } = event.data
  switch (object.object) {
    case 'checkout.session':
      return { subscriptionId: idOf(object.subscription) }
    case 'subscription':
      return { subscriptionId: object.id }
    case 'invoice':
      return { subscriptionId: idOf(object.parent?.subscription_details?.subscription), invoiceId: object.id }
    case 'customer':
      return { stripeCustomerId: object.id }
    case 'charge':
      return { chargeId: object.id }
    case 'dispute':
      return { disputeId: object.id }
    default:
      return {}
  }
}
