import type Stripe from 'stripe'
import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import { textMetadata } from '../metadata.ts'
import type { PortalConfiguration, PortalSession, WebhookEndpoint } from '../wire.ts'
import { get, newId, now, put, type World } from '../world.ts'

export function createPortalSession(world: World, params: Stripe.BillingPortal.SessionCreateParams): PortalSession {
  const customer = get(world, 'customer', params.customer ?? '', 'customer')
  if (params.configuration) get(world, 'billing_portal.configuration', params.configuration, 'configuration')
  const id = newId('bps', 24)
  const session = put(world, {
    ...fixtures['billing_portal.session'],
    id,
    object: 'billing_portal.session',
    configuration: params.configuration ?? fixtures['billing_portal.configuration'].id,
    created: now(world, customer.id),
    customer: customer.id,
    flow: null,
    livemode: false,
    return_url: params.return_url ?? null,
    url: `${world.url}/p/session/${id}`,
  } satisfies PortalSession)
  emit(world, 'billing_portal.session.created', session)
  return session
}

export function createPortalConfiguration(
  world: World,
  params: Stripe.BillingPortal.ConfigurationCreateParams,
): PortalConfiguration {
  const { features } = params
  const base = fixtures['billing_portal.configuration']
  return put(world, {
    ...base,
    id: newId('bpc', 24),
    object: 'billing_portal.configuration',
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now(world),
    features: {
      ...base.features,
      subscription_cancel: {
        ...base.features.subscription_cancel,
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: features.subscription_cancel?.enabled ?? false,
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        ...base.features.subscription_update,
        enabled: features.subscription_update?.enabled ?? false,
      },
    },
    is_default: false,
    livemode: false,
    metadata: textMetadata(params.metadata),
    updated: now(world),
  } satisfies PortalConfiguration)
}

export function updatePortalConfiguration(
  world: World,
  id: string,
  params: Stripe.BillingPortal.ConfigurationUpdateParams,
): PortalConfiguration {
  const configuration = get(world, 'billing_portal.configuration', id)
  if (params.active !== undefined) configuration.active = params.active
  if (params.metadata) configuration.metadata = { ...configuration.metadata, ...textMetadata(params.metadata) }
  configuration.updated = now(world)
  return configuration
}

/** The secret is shown once, on creation, and signs what is sent from then on. */
export function createWebhookEndpoint(world: World, params: Stripe.WebhookEndpointCreateParams): WebhookEndpoint {
  const endpoint = put(world, {
    ...fixtures.webhook_endpoint,
    id: newId('we', 24),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? null,
    created: now(world),
    description: params.description ?? null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: textMetadata(params.metadata),
    status: 'enabled',
    url: params.url,
  } satisfies WebhookEndpoint)
  world.webhook = { ...world.webhook, url: params.url }
  return { ...endpoint, secret: world.webhook.secret }
}

export function updateWebhookEndpoint(
  world: World,
  id: string,
  params: Stripe.WebhookEndpointUpdateParams,
): WebhookEndpoint {
  const endpoint = get(world, 'webhook_endpoint', id)
  if (params.enabled_events) endpoint.enabled_events = params.enabled_events
  if (params.url) endpoint.url = params.url
  return endpoint
}
