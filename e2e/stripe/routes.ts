import type Stripe from 'stripe'
import { listOf } from './answer.ts'
import { invalidRequest } from './errors.ts'
import { textMetadata } from './metadata.ts'
import { createPrice, createProduct, listPrices, updatePrice, updateProduct } from './resources/catalogue.ts'
import { changeSubscription, previewInvoice, resumeSubscription } from './resources/changeSubscription.ts'
import { createCheckoutSession, expireCheckout } from './resources/checkout.ts'
import { createCustomer, deleteCustomer, updateCustomer } from './resources/customers.ts'
import { endSubscription } from './resources/endSubscription.ts'
import * as portal from './resources/portal.ts'
import { createRefund } from './resources/reversals.ts'
import { createSubscription } from './resources/subscriptions.ts'
import { list, type Page, type Route, retrieve, route } from './route.ts'
import { all, get, now, type World } from './world.ts'

const DAY = 86_400

const catalogue: Route[] = [
  route<Stripe.ProductCreateParams>('POST', '/v1/products', ['Products', 'ProductCreateParams'], createProduct),
  retrieve('product', '/v1/products', ['Products', 'ProductRetrieveParams']),
  route<Stripe.ProductUpdateParams>(
    'POST',
    '/v1/products/:id',
    ['Products', 'ProductUpdateParams'],
    (world, params, id) => updateProduct(world, id, params),
  ),
  list('product', '/v1/products', ['Products', 'ProductListParams']),
  route<Stripe.PriceCreateParams>('POST', '/v1/prices', ['Prices', 'PriceCreateParams'], createPrice),
  retrieve('price', '/v1/prices', ['Prices', 'PriceRetrieveParams']),
  route<Stripe.PriceUpdateParams>('POST', '/v1/prices/:id', ['Prices', 'PriceUpdateParams'], (world, params, id) =>
    updatePrice(world, id, params),
  ),
  route<Stripe.PriceListParams>('GET', '/v1/prices', ['Prices', 'PriceListParams'], (world, params) =>
    listOf(listPrices(world, params), params, '/v1/prices'),
  ),
]

const customers: Route[] = [
  route<Stripe.CustomerCreateParams>('POST', '/v1/customers', ['Customers', 'CustomerCreateParams'], createCustomer),
  retrieve('customer', '/v1/customers', ['Customers', 'CustomerRetrieveParams']),
  route<Stripe.CustomerUpdateParams>(
    'POST',
    '/v1/customers/:id',
    ['Customers', 'CustomerUpdateParams'],
    (world, params, id) => updateCustomer(world, id, params),
  ),
  route('DELETE', '/v1/customers/:id', ['Customers', 'CustomerDeleteParams'], (world, _, id) =>
    deleteCustomer(world, id),
  ),
  route<Stripe.CustomerListParams>('GET', '/v1/customers', ['Customers', 'CustomerListParams'], (world, params) => {
    const rows = all(world, 'customer').filter(({ email }) => !params.email || email === params.email)
    return listOf(rows, params, '/v1/customers')
  }),
  retrieve('payment_method', '/v1/payment_methods', ['PaymentMethods', 'PaymentMethodRetrieveParams']),
  list('payment_method', '/v1/payment_methods', ['PaymentMethods', 'PaymentMethodListParams']),
  route<Page>(
    'GET',
    '/v1/customers/:id/payment_methods',
    ['Customers', 'CustomerListPaymentMethodsParams'],
    (world, params, id) =>
      listOf(
        all(world, 'payment_method').filter(({ customer }) => customer === get(world, 'customer', id).id),
        params,
        `/v1/customers/${id}/payment_methods`,
      ),
  ),
]

const trialEnd = (world: World, params: Stripe.SubscriptionCreateParams): number | undefined => {
  if (params.trial_end === 'now') return undefined
  if (params.trial_end !== undefined) return Number(params.trial_end)
  return params.trial_period_days ? now(world, params.customer) + params.trial_period_days * DAY : undefined
}

const subscriptions: Route[] = [
  route<Stripe.SubscriptionCreateParams>(
    'POST',
    '/v1/subscriptions',
    ['Subscriptions', 'SubscriptionCreateParams'],
    (world, params) => {
      const price = params.items?.[0]?.price
      if (!params.customer || !price) throw invalidRequest('Missing required param: customer or items[0][price].')
      return createSubscription(world, {
        customer: params.customer,
        price,
        trialEnd: trialEnd(world, params),
        missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method,
        paymentBehavior: params.payment_behavior,
        saveDefaultPaymentMethod: params.payment_settings?.save_default_payment_method,
        defaultPaymentMethod: params.default_payment_method,
        metadata: textMetadata(params.metadata),
      })
    },
  ),
  retrieve('subscription', '/v1/subscriptions', ['Subscriptions', 'SubscriptionRetrieveParams']),
  route<Stripe.SubscriptionUpdateParams>(
    'POST',
    '/v1/subscriptions/:id',
    ['Subscriptions', 'SubscriptionUpdateParams'],
    (world, params, id) => changeSubscription(world, id, params),
  ),
  route('DELETE', '/v1/subscriptions/:id', ['Subscriptions', 'SubscriptionCancelParams'], (world, _, id) => {
    const subscription = get(world, 'subscription', id)
    if (subscription.status === 'canceled')
      throw invalidRequest(`No such subscription: ${id}`, { status: 404, code: 'resource_missing' })
    endSubscription(world, subscription, 'cancellation_requested')
    return subscription
  }),
  route('POST', '/v1/subscriptions/:id/resume', ['Subscriptions', 'SubscriptionResumeParams'], (world, _, id) =>
    resumeSubscription(world, id),
  ),
  route<Stripe.SubscriptionListParams>(
    'GET',
    '/v1/subscriptions',
    ['Subscriptions', 'SubscriptionListParams'],
    (world, params) => {
      const status = params.status ?? 'live'
      const rows = all(world, 'subscription').filter(
        (one) =>
          (!params.customer || one.customer === params.customer) &&
          (status === 'all' || (status === 'live' ? one.status !== 'canceled' : one.status === status)),
      )
      return listOf(rows, params, '/v1/subscriptions')
    },
  ),
]

const checkout: Route[] = [
  route<Stripe.Checkout.SessionCreateParams>(
    'POST',
    '/v1/checkout/sessions',
    ['Checkout/Sessions', 'Checkout.SessionCreateParams'],
    createCheckoutSession,
  ),
  retrieve('checkout.session', '/v1/checkout/sessions', ['Checkout/Sessions', 'Checkout.SessionRetrieveParams']),
  route(
    'POST',
    '/v1/checkout/sessions/:id/expire',
    ['Checkout/Sessions', 'Checkout.SessionExpireParams'],
    (world, _, id) => expireCheckout(world, id),
  ),
  route<Stripe.BillingPortal.SessionCreateParams>(
    'POST',
    '/v1/billing_portal/sessions',
    ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
    portal.createPortalSession,
  ),
  route<Stripe.BillingPortal.ConfigurationCreateParams>(
    'POST',
    '/v1/billing_portal/configurations',
    ['BillingPortal/Configurations', 'BillingPortal.ConfigurationCreateParams'],
    portal.createPortalConfiguration,
  ),
  route<Stripe.BillingPortal.ConfigurationUpdateParams>(
    'POST',
    '/v1/billing_portal/configurations/:id',
    ['BillingPortal/Configurations', 'BillingPortal.ConfigurationUpdateParams'],
    (world, params, id) => portal.updatePortalConfiguration(world, id, params),
  ),
  list('billing_portal.configuration', '/v1/billing_portal/configurations', [
    'BillingPortal/Configurations',
    'BillingPortal.ConfigurationListParams',
  ]),
]

const money: Route[] = [
  retrieve('invoice', '/v1/invoices', ['Invoices', 'InvoiceRetrieveParams']),
  route<Stripe.InvoiceListParams>('GET', '/v1/invoices', ['Invoices', 'InvoiceListParams'], (world, params) => {
    const rows = all(world, 'invoice').filter(
      ({ customer, status, parent }) =>
        (!params.customer || customer === params.customer) &&
        (!params.status || status === params.status) &&
        (!params.subscription || parent?.subscription_details?.subscription === params.subscription),
    )
    return listOf(rows, params, '/v1/invoices')
  }),
  route<Stripe.InvoiceCreatePreviewParams>(
    'POST',
    '/v1/invoices/create_preview',
    ['Invoices', 'InvoiceCreatePreviewParams'],
    previewInvoice,
  ),
  retrieve('setup_intent', '/v1/setup_intents', ['SetupIntents', 'SetupIntentRetrieveParams']),
  retrieve('payment_intent', '/v1/payment_intents', ['PaymentIntents', 'PaymentIntentRetrieveParams']),
  retrieve('charge', '/v1/charges', ['Charges', 'ChargeRetrieveParams']),
  list('charge', '/v1/charges', ['Charges', 'ChargeListParams']),
  retrieve('dispute', '/v1/disputes', ['Disputes', 'DisputeRetrieveParams']),
  route<Stripe.RefundCreateParams>('POST', '/v1/refunds', ['Refunds', 'RefundCreateParams'], createRefund),
]

const inRange = (value: number, range: Stripe.RangeQueryParam | number | undefined): boolean => {
  if (range === undefined) return true
  if (typeof range === 'number') return value === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return value > gt && value >= gte && value < lt && value <= lte
}

const events: Route[] = [
  retrieve('event', '/v1/events', ['Events', 'EventRetrieveParams']),
  route<Stripe.EventListParams>('GET', '/v1/events', ['Events', 'EventListParams'], (world, params) => {
    const rows = all(world, 'event').filter((event) => {
      const isDelivered = world.deliveries.get(event.id)?.state === 'delivered'
      return (
        (params.delivery_success === undefined || params.delivery_success === isDelivered) &&
        (!params.type || event.type === params.type) &&
        (!params.types || params.types.includes(event.type)) &&
        inRange(event.created, params.created)
      )
    })
    return listOf(rows, params, '/v1/events')
  }),
  route<Stripe.WebhookEndpointCreateParams>(
    'POST',
    '/v1/webhook_endpoints',
    ['WebhookEndpoints', 'WebhookEndpointCreateParams'],
    portal.createWebhookEndpoint,
  ),
  route<Stripe.WebhookEndpointUpdateParams>(
    'POST',
    '/v1/webhook_endpoints/:id',
    ['WebhookEndpoints', 'WebhookEndpointUpdateParams'],
    (world, params, id) => portal.updateWebhookEndpoint(world, id, params),
  ),
  list('webhook_endpoint', '/v1/webhook_endpoints', ['WebhookEndpoints', 'WebhookEndpointListParams']),
]

export const routes: Route[] = [...catalogue, ...customers, ...subscriptions, ...checkout, ...money, ...events]
