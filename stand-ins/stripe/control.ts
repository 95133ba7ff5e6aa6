import * as z from 'zod/mini'
import { invalidRequest } from './errors.ts'
import { deliver, sign } from './events.ts'
import { completeCheckout, expireCheckout } from './resources/checkout.ts'
import { advance, replaceCard } from './resources/clock.ts'
import { confirmPayment, confirmSetup } from './resources/confirming.ts'
import { attachCard, detachCards } from './resources/customers.ts'
import { closeDispute, createRefund, lastChargeOf, openDispute } from './resources/reversals.ts'
import { all, eventsOf, get, type World } from './world.ts'

const text = z.string()
const some = z.optional(text)

type Verb = (world: World, body: unknown) => unknown

const verb =
  <Schema extends z.core.$ZodType>(schema: Schema, run: (world: World, input: z.output<Schema>) => unknown): Verb =>
  (world, body) =>
    run(world, z.parse(schema, body))

const DAY = 86_400
const cardNumber = z.string().check(z.regex(/^\d{16}$/))

/** What people, banks and time do, as tests bring it about: `POST /_control/<name>` with JSON. */
const control: Record<string, Verb> = {
  'checkout/complete': verb(z.object({ id: text, email: some, card: z.optional(cardNumber) }), (world, input) =>
    completeCheckout(world, input.id, {
      ...(input.email !== undefined && { email: input.email }),
      ...(input.card !== undefined && { card: input.card }),
    }),
  ),
  'checkout/abandon': verb(z.object({ id: text }), (world, { id }) => expireCheckout(world, id)),
  confirm: verb(z.object({ clientSecret: text, card: cardNumber }), (world, { clientSecret, card }) => {
    const id = clientSecret.split('_secret_')[0] ?? ''
    return id.startsWith('seti_') ? confirmSetup(world, id, card) : confirmPayment(world, id, card)
  }),
  'clock/advance': verb(z.object({ customer: text, days: z.number() }), (world, { customer, days }) => {
    advance(world, get(world, 'customer', customer).id, days * DAY)
    return {}
  }),
  'card/use': verb(z.object({ customer: text, card: cardNumber }), (world, { customer, card }) => {
    const method = attachCard(world, customer, card)
    replaceCard(world, customer, method.id)
    return method
  }),
  'card/detach': verb(z.object({ customer: text }), (world, { customer }) => {
    detachCards(world, customer)
    return {}
  }),
  'payment/next': verb(
    z.object({ customer: text, outcome: z.enum(['succeed', 'decline', 'authenticate']) }),
    (world, { customer, outcome }) => {
      world.nextPayments.set(customer, [...(world.nextPayments.get(customer) ?? []), outcome])
      return {}
    },
  ),
  'payment/after-retries': verb(z.object({ status: z.enum(['cancel', 'unpaid']) }), (world, { status }) => {
    world.afterRetries = status
    return {}
  }),
  refund: verb(z.object({ customer: text, amount: z.optional(z.number()) }), (world, { customer, amount }) =>
    createRefund(world, { charge: lastChargeOf(world, customer).id, ...(amount !== undefined && { amount }) }),
  ),
  'dispute/open': verb(z.object({ customer: text }), (world, { customer }) =>
    openDispute(world, lastChargeOf(world, customer)),
  ),
  'dispute/close': verb(z.object({ id: text, status: z.enum(['won', 'lost']) }), (world, { id, status }) =>
    closeDispute(world, id, status),
  ),
  /** Hands out the events that wait, each with the body and the signature that Stripe would send; with `lose` they count as failed. */
  'events/take': verb(z.object({ customer: some, lose: z.optional(z.boolean()) }), (world, { customer, lose }) => {
    const events = customer ? eventsOf(world, customer) : all(world, 'event')
    return events.flatMap((event) => {
      const delivery = world.deliveries.get(event.id)
      if (delivery?.state !== 'pending') return []
      delivery.state = lose ? 'failed' : 'delivered'
      const payload = JSON.stringify(event)
      return [{ id: event.id, type: event.type, payload, signature: sign(world, payload) }]
    })
  }),
  'events/redeliver': verb(z.object({ id: text }), async (world, { id }) => ({
    status: await deliver(world, get(world, 'event', id)),
  })),
  sign: verb(z.object({ payload: text, at: z.optional(z.number()) }), (world, { payload, at }) => ({
    signature: sign(world, payload, at),
  })),
  webhook: verb(
    z.object({ url: some, secret: some, mode: z.optional(z.enum(['send', 'hold'])) }),
    (world, { url, secret, mode }) => {
      world.webhook = {
        ...world.webhook,
        ...(url !== undefined && { url }),
        ...(secret !== undefined && { secret }),
        ...(mode !== undefined && { mode }),
      }
      return {}
    },
  ),
  fault: verb(
    z.object({ path: text, status: z.optional(z.number()), loseAnswer: z.optional(z.boolean()) }),
    (world, { path, status, loseAnswer }) => {
      world.faults.push({
        path,
        ...(status !== undefined && { status }),
        ...(loseAnswer !== undefined && { loseAnswer }),
      })
      return {}
    },
  ),
  latency: verb(z.object({ ms: z.number() }), (world, { ms }) => {
    world.latencyMs = ms
    return {}
  }),
  'stripe-js': verb(z.object({ fails: z.boolean() }), (world, { fails }) => {
    world.stripeJsFails = fails
    return {}
  }),
  requests: verb(z.object({ path: some }), (world, { path }) =>
    world.requests.filter((request) => !path || request.path === path),
  ),
}

export function runControl(world: World, name: string, body: string): unknown {
  const run = control[name]
  if (!run) throw invalidRequest(`There is no control ${name}: ${Object.keys(control).join(', ')}`, { status: 404 })
  return run(world, body ? JSON.parse(body) : {})
}
