import { HOUR_MS, MINUTE_MS } from '../../contract/durations'
import type { Context } from '../platform/context'
import { isLoopback, siteOf } from './origins/site'
import { updateSiteLastSeen } from './origins/store'
import { updateBusinessLastSeen } from './store'

/** The same host is written once an hour, another one sooner: an owner who has just moved the snippet is watching. */
const SAME_HOST_MS = HOUR_MS
const OTHER_HOST_MS = 5 * MINUTE_MS
const MEMORY_ENTRIES = 2_000

/** When this isolate last wrote each business and host, so that a busy page costs no query. */
const told = new WeakMap<KVNamespace, Map<string, number>>()

/** `page`: the Origin or Referer of a request by the widget; `self`: the address requested. */
export type Sighting = { page: string | undefined; self: string }

/** Records where and when a page last loaded the widget, which the dashboard shows as the install light. */
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

/** The host of the page; undefined for our own pages, files opened from disk, and a developer's own machine unless we run on one. */
function hostOfSite(ctx: Context, { page, self }: Sighting): string | undefined {
  if (!page || !URL.canParse(page)) return undefined
  const site = new URL(page)
  const ours = [new URL(ctx.origin), new URL(self)]
  if (!/^https?:$/.test(site.protocol) || ours.some(({ host }) => host === site.host)) return undefined
  return isLoopback(site) && !ours.some(isLoopback) ? undefined : site.host
}
