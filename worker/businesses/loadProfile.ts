import { findCustomerByApiKey } from '../accounts'
import type { Context } from '../platform/context'
import { isBusinessId, isPublishableKey } from '../platform/ids'
import { REUSE_MS } from '../platform/reuseMs'
import { assembleProfile } from './assembleProfile'
import { businessNotFound } from './errors'
import { firstBusinessOf } from './listBusinesses'
import { type BusinessProfile, profileKey } from './profile'

const MEMORY_ENTRIES = 500

type Remembered = { profile: BusinessProfile | null; readAt: number }
const memory = new WeakMap<KVNamespace, Map<string, Remembered>>()

/**
 * The profile of a business by its id or its owner's publishable key, from isolate memory, then KV, then D1. Unknown ids are remembered
 * too, so that probing doesn't reach D1 each time. Throws 404.
 */
export async function loadProfile(ctx: Context, idOrKey: string): Promise<BusinessProfile> {
  // Malformed ids reach neither KV nor D1.
  if (!isBusinessId(idOrKey) && !isPublishableKey(idOrKey)) throw businessNotFound()
  const known = memory.get(ctx.env.KV) ?? new Map<string, Remembered>()
  memory.set(ctx.env.KV, known)
  const remembered = known.get(idOrKey)
  const fresh = remembered && ctx.now() - remembered.readAt < REUSE_MS.profile
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
  // A reader never writes KV: publishing is the outbox's work, and the schedule repairs what was missed.
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
