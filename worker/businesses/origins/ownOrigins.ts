import type { OriginsRequest, SiteOrigin } from '../../../contract/origins'
import { auditOwed, takeAttempt } from '../../accounts'
import type { Context, OwnerContext } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { ownBusiness } from '../ownBusiness'
import { publishOwed } from '../publishOwed'
import { isLoopback, type Site, siteOf } from './site'
import {
  allowUnlessBlocked,
  deleteSitesExcept,
  findOrigins,
  moveRevisionIf,
  type OriginRow,
  upsertOrigin,
} from './store'

/** The business's sites, the latest seen first. Throws 404. */
export async function listOrigins(ctx: OwnerContext, businessId: string): Promise<SiteOrigin[]> {
  await ownBusiness(ctx, businessId)
  return (await findOrigins(ctx, businessId)).map(view)
}

/** The sites of several businesses, for the data export. */
export async function* everyOrigin(ctx: OwnerContext, businessIds: string[]): AsyncGenerator<SiteOrigin & OfBusiness> {
  for (const businessId of businessIds)
    for (const origin of await listOrigins(ctx, businessId)) yield { businessId, ...origin }
}
type OfBusiness = { businessId: string }

/** Replaces the list of sites: missing ones are deleted. If a site is listed twice, the last entry counts. Throws 404 and 429. */
export async function saveOrigins(ctx: OwnerContext, id: string, { origins }: OriginsRequest): Promise<SiteOrigin[]> {
  const { name, customerId } = await ownBusiness(ctx, id)
  await takeAttempt(ctx, 'saving', customerId)
  const said = new Map<string, { site: Site; state: SiteOrigin['state'] }>()
  for (const { origin, state } of origins) {
    const site = siteOf(origin)
    if (site) said.set(site.host, { site, state })
  }
  await ctx.tenants.batch([
    deleteSitesExcept(ctx, id, [...said.keys()]),
    ...[...said.values()].map(({ site, state }) => upsertOrigin(ctx, id, site, state)),
    moveRevisionIf(ctx, id),
    auditOwed(ctx, { customerId, kind: 'business-changed', detail: { business: name, changed: 'origins' } }),
    publishOwed(ctx, id),
  ])
  wakeOutbox(ctx)
  return (await findOrigins(ctx, id)).map(view)
}

/** Statements for the batch of a change: allows the website entered by the owner, even if it was blocked before. */
export function websiteAllowed(ctx: Context, businessId: string, website: string | null | undefined) {
  const site = siteOf(website)
  return site && !isLoopback(site) ? [upsertOrigin(ctx, businessId, site, 'allowed')] : []
}

/** Allows a site that the business's knowledge is read from, unless its owner blocked it. */
export async function allowReadSite(ctx: Context, businessId: string, url: string): Promise<void> {
  const site = siteOf(url)
  if (!site || isLoopback(site)) return
  await ctx.tenants.batch([
    allowUnlessBlocked(ctx, businessId, site),
    moveRevisionIf(ctx, businessId),
    publishOwed(ctx, businessId),
  ])
  wakeOutbox(ctx)
}

const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const view = ({ origin, state, firstSeenAt, lastSeenAt }: OriginRow): SiteOrigin => ({
  origin,
  state,
  firstSeenAt: time(firstSeenAt),
  lastSeenAt: time(lastSeenAt),
})
