import Stripe from 'stripe'
import type { Context } from '../platform/context'
import type { Settings } from '../platform/env'
import { paymentNotSetUp, UnexpectedStripeAnswer } from './errors'

const TIMEOUT_MS = 10_000
const RETRIES = 2

const clients = new WeakMap<Settings, Stripe>()

/** The payment provider, where its key is set. */
export function stripeOf({ settings }: Pick<Context, 'settings'>): Stripe | undefined {
  if (!settings.STRIPE_SECRET_KEY) return undefined
  const known = clients.get(settings)
  if (known) return known
  const client = new Stripe(settings.STRIPE_SECRET_KEY, {
    ...(settings.STRIPE_API_BASE && at(new URL(settings.STRIPE_API_BASE))),
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
  clients.set(settings, client)
  return client
}

const at = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: Number(port) || (protocol === 'http:' ? 80 : 443),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
})

/** Throws 409 where payment isn't set up. */
export function requireStripe(ctx: Pick<Context, 'settings'>): Stripe {
  const stripe = stripeOf(ctx)
  if (!stripe) throw paymentNotSetUp()
  return stripe
}

/** An error page whose JSON has no `error` reaches us as if it were an answer: see that it is what was asked for. */
export function expectObject<T extends { id: string; object: string }>(answer: T, kind: T['object']): T {
  if (typeof answer.id === 'string' && answer.object === kind) return answer
  throw new UnexpectedStripeAnswer(kind)
}

export function expectList<T>(answer: { object: string; data: T[] }): T[] {
  if (answer.object === 'list' && Array.isArray(answer.data)) return answer.data
  throw new UnexpectedStripeAnswer('list')
}

/** An expandable field's id, whether it came expanded or not. */
export const expandableId = (field: string | { id: string } | null | undefined): string | undefined =>
  (typeof field === 'string' ? field : field?.id) ?? undefined
