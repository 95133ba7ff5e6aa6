import type { OriginState } from '../../../contract/origins'
import { ownerEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import type { OutboxMessage } from '../../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import type { BusinessProfile } from '../profile'
import type { Site } from './site'
import { deleteOldestWaitingSites, findOrigin, insertSeenSite, isNewSite, moveRevisionIf } from './store'

/** How long an isolate remembers what it wrote of a site; and of one business it writes this many new ones meanwhile. */
const MEMORY_MS = 10_000
const MOST_OF_ONE = 10
const MEMORY_ENTRIES = 2_000

type Known = { state: Promise<OriginState>; at: number }
const memory = new WeakMap<KVNamespace, Map<string, Map<string, Known>>>()

/**
 * Keeps a site that the profile doesn't know and says what holds for it. The owner is told of it. Of very many at once, which are forged,
 * most are neither kept nor told: they wait.
 */
export async function recordNewSite(ctx: Context, profile: BusinessProfile, site: Site): Promise<OriginState> {
  const seen = lately(ctx, profile.id)
  const known = seen.get(site.host)
  if (known) return known.state
  if (seen.size >= MOST_OF_ONE) return 'waiting'
  // Remembered while it is written, so that many requests at once write once.
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

/** Whose confirmed email address is at a site has it, whoever was seen first. */
const isAtSite = (email: string | undefined, { host }: Site): boolean => email?.split('@').at(-1) === host

function lately(ctx: Context, businessId: string): Map<string, Known> {
  const all = memory.get(ctx.env.KV) ?? new Map<string, Map<string, Known>>()
  memory.set(ctx.env.KV, all)
  const seen = all.get(businessId) ?? new Map<string, Known>()
  if (all.size >= MEMORY_ENTRIES) all.clear()
  all.set(businessId, seen)
  for (const [host, { at }] of seen) if (ctx.now() - at > MEMORY_MS) seen.delete(host)
  return seen
}
