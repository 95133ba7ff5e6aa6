import type Stripe from 'stripe'
import { listOf } from './answer.ts'
import { invalidRequest } from './errors.ts'
import { textMetadata } from './metadata.ts'
import { moneyRoutes } from './moneyRoutes.ts'
import { createPrice, createProduct, listPrices, updatePrice, updateProduct } from './resources/catalogue.ts'
import { changeSubscription, resumeSubscription } from './resources/changeSubscription.ts'
import { createCheckoutSession, expireCheckout } from './resources/checkout.ts'
import { addBalance, createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from './resources/customers.ts'
import { endSubscription } from './resources/endSubscription.ts'
import * as portal from './resources/portal.ts'
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
  route('GET', '/v1/customers/:id', ['Customers', 'CustomerRetrieveParams'], (world, _, id) =>
    retrieveCustomer(world, id),
  ),
  route<Stripe.CustomerCreateBalanceTransactionParams>(
    'POST',
    '/v1/customers/:id/balance_transactions',
    ['Customers', 'CustomerCreateBalanceTransactionParams'],
    (world, params, id) => addBalance(world, id, params),
  ),
  route<Page>(
    'GET',
    '/v1/customers/:id/balance_transactions',
    ['Customers', 'CustomerListBalanceTransactionsParams'],
    (world, params, id) =>
      listOf(
        all(world, 'customer_balance_transaction').filter(({ customer }) => customer === id),
        params,
        `/v1/customers/${id}/balance_transactions`,
      ),
  ),
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

export const routes: Route[] = [...catalogue, ...customers, ...subscriptions, ...checkout, ...moneyRoutes]
