import { findCustomerByApiKey } from '../accounts'
import type { Context } from '../platform/context'
import { isBusinessId, isPublishableKey } from '../platform/ids'
import { assembleProfile } from './assembleProfile'
import { businessNotFound } from './errors'
import { firstBusinessOf } from './listBusinesses'
import { type BusinessProfile, profileKey } from './profile'

/** How long an isolate trusts what it read: a save shows everywhere after this, KV's own minute aside. */
const MEMORY_MS = 2_000
const MEMORY_ENTRIES = 500

type Remembered = { profile: BusinessProfile | null; readAt: number }
const memory = new WeakMap<KVNamespace, Map<string, Remembered>>()

/**
 * The profile of a business by its id or by its owner's publishable key: isolate memory, then KV, then D1. An unknown one is
 * remembered too, so that probing for ids doesn't reach D1 each time. Throws 404.
 */
export async function loadProfile(ctx: Context, idOrKey: string): Promise<BusinessProfile> {
  // What no business can be called reaches neither KV nor D1.
  if (!isBusinessId(idOrKey) && !isPublishableKey(idOrKey)) throw businessNotFound()
  const known = memory.get(ctx.env.KV) ?? new Map<string, Remembered>()
  memory.set(ctx.env.KV, known)
  const remembered = known.get(idOrKey)
  const fresh = remembered && ctx.now() - remembered.readAt < MEMORY_MS
  const profile = fresh ? remembered.profile : await readProfile(ctx, idOrKey)
  if (!fresh) {
    if (known.size >= MEMORY_ENTRIES) known.clear()
    known.set(idOrKey, { profile, readAt: ctx.now() })
  }
  if (!profile) throw businessNotFound()
  return profile
}

async function readProfile(ctx: Context, idOrKey: string): Promise<BusinessProfile | null> {
  const businessId = isPublishableKey(idOrKey) ? await businessIdOfKey(ctx, idOrKey) : idOrKey
  if (!businessId) return null
  // What KV lacks is owed by the outbox, or comes with the schedule's repair. A reader never publishes: nobody would make good for one who dies over it.
  const published = await ctx.env.KV.get<BusinessProfile>(profileKey(businessId), 'json')
  return published?.facts === undefined ? assembleProfile(ctx, businessId) : published
}

async function businessIdOfKey(ctx: Context, apiKey: string): Promise<string | undefined> {
  const cacheKey = `key:${apiKey}`
  const cached = await ctx.env.KV.get(cacheKey)
  if (cached) return cached
  const customer = await findCustomerByApiKey(ctx, apiKey)
  const business = customer && (await firstBusinessOf(ctx, customer.id))
  if (!business) return undefined
  ctx.waitUntil(ctx.env.KV.put(cacheKey, business.id, { expirationTtl: 3600 }))
  return business.id
}
