import { createHmac } from 'node:crypto'
import fixtures from './fixtures.json' with { type: 'json' }
import type { Event, Resource } from './wire.ts'
import { newId, now, put, type World } from './world.ts'

export const API_VERSION = '2026-10-28.endive'

/** Records what happened, as the object stands at this moment, and has it delivered. */
export function emit(world: World, type: Event['type'], object: Resource): Event {
  const customer = 'customer' in object && typeof object.customer === 'string' ? object.customer : undefined
  const event = put(world, {
    ...fixtures.event,
    id: newId('evt', 24),
    object: 'event',
    api_version: API_VERSION,
    created: now(world, customer),
    data: { object: structuredClone(object) },
    pending_webhooks: 1,
    request: { id: newId('req', 14), idempotency_key: null },
    type,
  } satisfies Event)
  world.deliveries.set(event.id, { state: 'pending', attempts: 0 })
  if (world.webhook.mode === 'send' && world.webhook.url) setImmediate(() => deliver(world, event))
  return event
}

/** The header that Stripe signs with: `t=…,v1=…` over the time and the body as it is sent. */
export function sign(world: World, payload: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', world.webhook.secret).update(`${at}.${payload}`).digest('hex')}`
}

/** Sends once. There are no retries of its own: a test says when and how often an event comes again. */
export async function deliver(world: World, event: Event): Promise<number | undefined> {
  const delivery = world.deliveries.get(event.id)
  if (!world.webhook.url || !delivery) return undefined
  const payload = JSON.stringify(event)
  delivery.attempts++
  try {
    const response = await fetch(world.webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(world, payload) },
      body: payload,
    })
    await response.body?.cancel()
    delivery.state = response.ok ? 'delivered' : 'failed'
    event.pending_webhooks = response.ok ? 0 : 1
    return response.status
  } catch (error) {
    console.warn(`Event ${event.id} (${event.type}) could not be delivered: ${error}`)
    delivery.state = 'failed'
    return undefined
  }
}
