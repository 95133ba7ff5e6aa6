import type Stripe from 'stripe'

/** Whether the next invoice has something to be paid by; `customer` must have been read with it. */
export const hasCard = ({ default_payment_method: own, customer }: Stripe.Subscription): boolean =>
  own !== null ||
  (typeof customer === 'object' && !customer.deleted && customer.invoice_settings.default_payment_method !== null)
