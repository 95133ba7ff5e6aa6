import type { OriginState } from '../../../contract/origins'
import { ownerEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import type { OutboxMessage } from '../../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import type { BusinessProfile } from '../profile'
import { isAtSite } from './isAtSite'
import type { Site } from './site'
import { deleteOldestWaitingSites, findOrigin, insertSeenSite, isNewSite, moveRevisionIf } from './store'

/** How long an isolate remembers a stored site, and how many new ones of one business it stores in that time. */
const MEMORY_MS = 10_000
const MOST_OF_ONE = 10
const MEMORY_ENTRIES = 2_000

type Known = { state: Promise<OriginState>; at: number }
const memory = new WeakMap<KVNamespace, Map<string, Map<string, Known>>>()

/**
 * Stores a site that the profile doesn't know, owes the mail to the owner, and answers its state. Beyond ten at once, which are forged, a
 * site counts as waiting and is not stored.
 */
export async function recordNewSite(ctx: Context, profile: BusinessProfile, site: Site): Promise<OriginState> {
  const seen = lately(ctx, profile.id)
  const known = seen.get(site.host)
  if (known) return known.state
  if (seen.size >= MOST_OF_ONE) return 'waiting'
  // Set before the write completes, so that parallel requests write once.
  const state = keep(ctx, profile, site)
  seen.set(site.host, { state, at: ctx.now() })
  state.catch(() => seen.delete(site.host))
  return state
}

async function keep(ctx: Context, { id, customerId }: BusinessProfile, site: Site): Promise<OriginState> {
  const isOwners = isAtSite(await ownerEmail(ctx, customerId), site)
  const isNew = isNewSite(ctx, id, site.host, isOwners)
  const owe = (message: OutboxMessage) => outboxRowIf(ctx, ctx.tenants, message, isNew)
  await ctx.tenants.batch([
    owe({ kind: 'profile.publish', payload: { businessId: id } }),
    owe({ kind: 'origins.mail', payload: { businessId: id, customerId } }),
    moveRevisionIf(ctx, id, isNew),
    insertSeenSite(ctx, id, { ...site, isOwners }, isNew),
    deleteOldestWaitingSites(ctx, id),
  ])
  wakeOutbox(ctx)
  return (await findOrigin(ctx, id, site.host))?.state ?? 'waiting'
}

function lately(ctx: Context, businessId: string): Map<string, Known> {
  const all = memory.get(ctx.env.KV) ?? new Map<string, Map<string, Known>>()
  memory.set(ctx.env.KV, all)
  const seen = all.get(businessId) ?? new Map<string, Known>()
  if (all.size >= MEMORY_ENTRIES) all.clear()
  all.set(businessId, seen)
  for (const [host, { at }] of seen) if (ctx.now() - at > MEMORY_MS) seen.delete(host)
  return seen
}
