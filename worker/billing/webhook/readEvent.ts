import type Stripe from 'stripe'
import { PAYMENT_EVENTS, type PaymentEventType } from '../../../contract/paymentEvents'
import type { EventSubject } from '../../platform/outbox/message'
import { expandableId } from '../stripeClient'

export const isPaymentEvent = (event: Stripe.Event): event is Extract<Stripe.Event, { type: PaymentEventType }> =>
  PAYMENT_EVENTS.some((type) => type === event.type)

export function subjectOf(event: Extract<Stripe.Event, { type: PaymentEventType }>): EventSubject {
  const { object } = event.data
  switch (object.object) {
    case 'checkout.session':
      return { subscriptionId: expandableId(object.subscription) }
    case 'subscription':
      return { subscriptionId: object.id }
    case 'invoice':
      return { subscriptionId: expandableId(object.parent?.subscription_details?.subscription), invoiceId: object.id }
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
