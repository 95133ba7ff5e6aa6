import type Stripe from 'stripe'

/** What the SDK reads as a Decimal travels as text. */
type Scalar = string | number | boolean | null | undefined
/** A field that may be expanded holds the id; expanding happens on the way out. */
type Field<T> = string extends Extract<T, string> ? Wire<Exclude<T, { object: string }>> : Wire<T>

/** An object of the SDK's types as it is stored here and sent over the wire. */
type Wire<T> = T extends Scalar
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends Array<infer Item>
      ? Field<Item>[]
      : { [K in keyof T]: Field<T[K]> }

export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

export type Product = Wire<Stripe.Product>
export type Price = Wire<Stripe.Price>
export type Customer = Wire<Stripe.Customer>
export type BalanceTransaction = Wire<Stripe.CustomerBalanceTransaction>
export type PaymentMethod = Wire<Stripe.PaymentMethod>
export type SetupIntent = Wire<Stripe.SetupIntent>
export type PaymentIntent = Wire<Stripe.PaymentIntent>
export type Charge = Wire<Stripe.Charge>
export type Refund = Wire<Stripe.Refund>
export type Dispute = Wire<Stripe.Dispute>
export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>
export type Invoice = Wire<Stripe.Invoice>
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>
export type InvoicePayment = Wire<Stripe.InvoicePayment>
export type CheckoutSession = Wire<Stripe.Checkout.Session>
export type PortalSession = Wire<Stripe.BillingPortal.Session>
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>
export type Event = Wire<Stripe.EventBase>

export type Resource =
  | Product
  | Price
  | Customer
  | BalanceTransaction
  | PaymentMethod
  | SetupIntent
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | Subscription
  | Invoice
  | InvoicePayment
  | CheckoutSession
  | PortalSession
  | PortalConfiguration
  | WebhookEndpoint
  | Event
export type Kind = Resource['object']
export type Of<K extends Kind> = Extract<Resource, { object: K }>
