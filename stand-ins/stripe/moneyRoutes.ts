import type Stripe from 'stripe'
import { listOf } from './answer.ts'
import { previewInvoice } from './resources/changeSubscription.ts'
import * as portal from './resources/portal.ts'
import { createRefund } from './resources/reversals.ts'
import { list, type Route, retrieve, route } from './route.ts'
import { all } from './world.ts'

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

export const moneyRoutes: Route[] = [...money, ...events]
