/** The Stripe events that are handled: the webhook endpoint is set up for them, and a reconciliation lists them. */
export const PAYMENT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'customer.updated',
  'customer.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const
export type PaymentEventType = (typeof PAYMENT_EVENTS)[number]
