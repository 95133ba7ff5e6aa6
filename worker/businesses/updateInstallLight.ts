import type { Context } from '../platform/context'
import { isLoopback, siteOf } from './origins/site'
import { updateSiteLastSeen } from './origins/store'
import { updateBusinessLastSeen } from './store'

/** Of one host once an hour; of another host sooner, because an owner who has just moved the snippet is looking at the light. */
const SAME_HOST_MS = 60 * 60_000
const OTHER_HOST_MS = 5 * 60_000
const MEMORY_ENTRIES = 2_000

/** What this isolate has told D1 of late, so that a busy page costs no query. */
const told = new WeakMap<KVNamespace, Map<string, number>>()

/** `page`: the Origin or Referer of a read that the widget makes anyway; `self`: the address that was read. */
export type Sighting = { page: string | undefined; self: string }

/** Notes that a page of another site loaded the widget. */
export function updateInstallLight(ctx: Context, businessId: string, sighting: Sighting): void {
  const host = hostOfSite(ctx, sighting)
  if (!host) return
  const known = told.get(ctx.env.KV) ?? new Map<string, number>()
  told.set(ctx.env.KV, known)
  const key = `${businessId} ${host}`
  if (ctx.now() - (known.get(key) ?? 0) < OTHER_HOST_MS) return
  if (known.size >= MEMORY_ENTRIES) known.clear()
  known.set(key, ctx.now())
  const light = updateBusinessLastSeen(ctx, businessId, {
    host,
    at: ctx.now(),
    sameHostBefore: ctx.now() - SAME_HOST_MS,
    otherHostBefore: ctx.now() - OTHER_HOST_MS,
  })
  const site = siteOf(sighting.page)
  const kept = site && updateSiteLastSeen(ctx, businessId, site.host, ctx.now() - SAME_HOST_MS)
  ctx.waitUntil(ctx.tenants.batch([light, ...(kept ? [kept] : [])]))
}

/** Undefined for our own pages, for a file opened from disk, and for a developer's own machine where we don't run on one ourselves. */
function hostOfSite(ctx: Context, { page, self }: Sighting): string | undefined {
  if (!page || !URL.canParse(page)) return undefined
  const site = new URL(page)
  const ours = [new URL(ctx.origin), new URL(self)]
  if (!/^https?:$/.test(site.protocol) || ours.some(({ host }) => host === site.host)) return undefined
  return isLoopback(site) && !ours.some(isLoopback) ? undefined : site.host
}
