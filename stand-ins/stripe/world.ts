import { createHash, randomBytes } from 'node:crypto'
import { noSuch } from './errors.ts'
import type { Event, InvoiceLine, Kind, Of, Resource, Subscription } from './wire.ts'

type Delivery = { state: 'pending' | 'delivered' | 'failed'; attempts: number }
type SavedAnswer = { request: string; answer?: { status: number; body: string } }

/** One account at Stripe, with everything in it. It lives in memory and ends with the process. */
export type World = {
  url: string
  objects: Map<string, Resource>
  /** Stripe goes on answering for them, with little more than that they are gone. */
  deletedCustomers: Set<string>
  /** Seconds by which the clock runs ahead of the real one; a customer's own counts on top, like Stripe's test clocks. */
  ahead: number
  aheadOf: Map<string, number>
  /** Lines that wait for a subscription's next invoice. */
  pendingLines: Map<string, InvoiceLine[]>
  /** How the coming payments of a customer end, whatever their card says. */
  nextPayments: Map<string, ('succeed' | 'decline' | 'authenticate')[]>
  /** What a session or a subscription was created with, where the object itself doesn't show it. */
  cardNumbers: Map<string, string>
  checkouts: Map<string, { price: string; trialDays: number; pauses: boolean; metadata: Record<string, string> }>
  announced: Set<string>
  retries: Map<string, number[]>
  afterRetries: 'cancel' | 'unpaid'
  deliveries: Map<string, Delivery>
  webhook: { url?: string; secret: string; mode: 'send' | 'hold' }
  idempotency: Map<string, SavedAnswer>
  /** Faults to show on coming calls: an answer of that status, or none at all although the call was carried out. */
  faults: { path: string; status?: number; loseAnswer?: boolean }[]
  latencyMs: number
  stripeJsFails: boolean
  requests: { method: string; path: string; idempotencyKey: string | null; body: string; status: number }[]
}

export const newWorld = (): World => ({
  url: '',
  objects: new Map(),
  deletedCustomers: new Set(),
  ahead: 0,
  aheadOf: new Map(),
  pendingLines: new Map(),
  nextPayments: new Map(),
  cardNumbers: new Map(),
  checkouts: new Map(),
  announced: new Set(),
  retries: new Map(),
  afterRetries: 'cancel',
  deliveries: new Map(),
  webhook: { secret: 'whsec_standin', mode: 'send' },
  idempotency: new Map(),
  faults: [],
  latencyMs: 0,
  stripeJsFails: false,
  requests: [],
})

export const newId = (prefix: string, length = 18): string =>
  `${prefix}_${randomBytes(length * 2)
    .toString('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, length)}`

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Seconds since 1970, by the clock of the customer where one is named. */
export const now = (world: World, customer?: string): number =>
  Math.floor(Date.now() / 1000) + world.ahead + (customer ? (world.aheadOf.get(customer) ?? 0) : 0)

/** Keeps a copy, which is what to go on with: the starting shapes are shared by all that is made from them. */
export function put<R extends Resource>(world: World, resource: R): R {
  const kept = structuredClone(resource)
  world.objects.set(kept.id, kept)
  return kept
}

const isOf = <K extends Kind>(resource: Resource | undefined, kind: K): resource is Of<K> => resource?.object === kind

export function find<K extends Kind>(world: World, kind: K, id: string | null | undefined): Of<K> | undefined {
  const resource = id ? world.objects.get(id) : undefined
  return isOf(resource, kind) ? resource : undefined
}

/** Throws Stripe's 404, naming the parameter that pointed nowhere. */
export function get<K extends Kind>(world: World, kind: K, id: string, param?: string): Of<K> {
  const resource = find(world, kind, id)
  if (!resource) throw noSuch(kind.replace('checkout.', 'checkout '), id, param)
  return resource
}

/** In the order in which they were made. */
export const all = <K extends Kind>(world: World, kind: K): Of<K>[] =>
  [...world.objects.values()].filter((resource): resource is Of<K> => isOf(resource, kind))

export const subscriptionsOf = (world: World, customer: string): Subscription[] =>
  all(world, 'subscription').filter((subscription) => subscription.customer === customer)

export const eventsOf = (world: World, customer: string): Event[] =>
  all(world, 'event').filter(({ data: { object } }) => {
    const of =
      Reflect.get(object, 'object') === 'customer' ? Reflect.get(object, 'id') : Reflect.get(object, 'customer')
    return of === customer
  })
