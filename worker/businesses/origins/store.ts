import { and, asc, count, desc, eq, exists, gt, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { HOUR_MS } from '../../../contract/durations'
import { ORIGINS_MAX, type OriginState } from '../../../contract/origins'
import type { Context } from '../../platform/context'
import { businesses, origins } from '../../platform/db/tenants'
import type { KnownSite } from '../profile'
import type { Site } from './site'

export type OriginRow = typeof origins.$inferSelect

/** New sites stored per business and hour; more than this is forged. */
const NEW_AN_HOUR = 10

const ofBusiness = (businessId: string) => eq(origins.businessId, businessId)
const oneOf = (businessId: string, host: string) => and(ofBusiness(businessId), eq(origins.host, host))
const latestFirst = desc(sql`coalesce(${origins.lastSeenAt}, ${origins.createdAt})`)

/** The sites for the published profile, at most ORIGINS_MAX. */
export const findKnownSites = (ctx: Context, businessId: string): Promise<KnownSite[]> =>
  ctx.tenants
    .select({ host: origins.host, state: origins.state })
    .from(origins)
    .where(ofBusiness(businessId))
    .orderBy(sql`${origins.state} = 'waiting'`, latestFirst)
    .limit(ORIGINS_MAX)

export const findOrigins = (ctx: Context, businessId: string): Promise<OriginRow[]> =>
  ctx.tenants.select().from(origins).where(ofBusiness(businessId)).orderBy(latestFirst, asc(origins.host))

export const findOrigin = (ctx: Context, businessId: string, host: string): Promise<OriginRow | undefined> =>
  ctx.tenants.select().from(origins).where(oneOf(businessId, host)).get()

const countOf = (ctx: Context, where: SQL | undefined) =>
  ctx.tenants.select({ number: count() }).from(origins).where(where)

/** True in a batch until `insertSeenSite`: the site is new and there is room for it. `isOwners`: the hourly limit doesn't apply. */
export const isNewSite = (ctx: Context, businessId: string, host: string, isOwners: boolean): SQL => {
  const lately = and(ofBusiness(businessId), eq(origins.state, 'waiting'), gt(origins.firstSeenAt, ctx.now() - HOUR_MS))
  const decided = and(ofBusiness(businessId), ne(origins.state, 'waiting'))
  return sql`(${countOf(ctx, oneOf(businessId, host))}) = 0 AND (${isOwners ? 0 : countOf(ctx, lately)}) < ${NEW_AN_HOUR} AND (${countOf(ctx, decided)}) < ${ORIGINS_MAX}`
}

/**
 * Stores a site: the first one of a business and the owner's own are allowed, all others wait. Columns must be in the order of the table.
 */
export const insertSeenSite = (
  ctx: Context,
  businessId: string,
  { host, origin, isOwners }: Site & { isOwners: boolean },
  condition: SQL,
) =>
  ctx.tenants
    .insert(origins)
    .select(
      sql`SELECT ${businessId}, ${host}, ${origin}, CASE WHEN ${isOwners ? 1 : 0} OR (${countOf(ctx, ofBusiness(businessId))}) = 0 THEN 'allowed' ELSE 'waiting' END, ${ctx.now()}, ${ctx.now()}, NULL, NULL, NULL, ${ctx.now()} WHERE ${condition}`,
    )

/** Deletes waiting sites beyond ORIGINS_MAX, the ones seen longest ago. */
export const deleteOldestWaitingSites = (ctx: Context, businessId: string) => {
  const kept = ctx.tenants
    .select({ host: origins.host })
    .from(origins)
    .where(ofBusiness(businessId))
    .orderBy(sql`${origins.state} = 'waiting'`, latestFirst)
    .limit(ORIGINS_MAX)
  return ctx.tenants
    .delete(origins)
    .where(and(ofBusiness(businessId), eq(origins.state, 'waiting'), notInArray(origins.host, kept)))
}

/** Raises the revision, so that the profile is published again, but not `updatedAt`, the time of the owner's last change. */
export const moveRevisionIf = (ctx: Context, businessId: string, condition?: SQL) =>
  ctx.tenants
    .update(businesses)
    .set({ revision: sql`${businesses.revision} + 1` })
    .where(and(eq(businesses.id, businessId), condition))

export const updateSiteLastSeen = (ctx: Context, businessId: string, host: string, before: number) =>
  ctx.tenants
    .update(origins)
    .set({ firstSeenAt: sql`coalesce(${origins.firstSeenAt}, ${ctx.now()})`, lastSeenAt: ctx.now() })
    .where(and(oneOf(businessId, host), or(isNull(origins.lastSeenAt), lte(origins.lastSeenAt, before))))

/** Sets the owner's decision on a site, and invalidates the mailed link about it. */
export const upsertOrigin = (ctx: Context, businessId: string, { host, origin }: Site, state: OriginState) =>
  ctx.tenants
    .insert(origins)
    .values({ businessId, host, origin, state, toldAt: ctx.now(), createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [origins.businessId, origins.host],
      set: { state, toldAt: ctx.now(), linkToken: null, linkExpiresAt: null },
    })

/** Decides on the site of a mailed link, once also for parallel requests: the link ends with it. */
export const decideLinkedOrigin = (ctx: Context, token: string, state: OriginState) =>
  ctx.tenants
    .update(origins)
    .set({ state, toldAt: ctx.now(), linkToken: null, linkExpiresAt: null })
    .where(and(eq(origins.linkToken, token), gt(origins.linkExpiresAt, ctx.now())))
    .returning({ host: origins.host })

/** True in a batch until `decideLinkedOrigin`. */
export const isLinkOpen = (ctx: Context, token: string): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(origins)
      .where(and(eq(origins.linkToken, token), gt(origins.linkExpiresAt, ctx.now()))),
  )

/** Allows a site that the owner named elsewhere: a waiting one becomes allowed, a blocked one stays blocked. */
export const allowUnlessBlocked = (ctx: Context, businessId: string, { host, origin }: Site) =>
  ctx.tenants
    .insert(origins)
    .values({ businessId, host, origin, state: 'allowed', toldAt: ctx.now(), createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [origins.businessId, origins.host],
      set: { state: 'allowed', toldAt: ctx.now(), linkToken: null, linkExpiresAt: null },
      setWhere: eq(origins.state, 'waiting'),
    })

export const deleteSitesExcept = (ctx: Context, businessId: string, hosts: string[]) =>
  ctx.tenants
    .delete(origins)
    .where(
      and(ofBusiness(businessId), sql`${origins.host} NOT IN (SELECT value FROM json_each(${JSON.stringify(hosts)}))`),
    )

const untold = (businessId: string, state: OriginState) =>
  and(ofBusiness(businessId), eq(origins.state, state), isNull(origins.toldAt))

export const findUntoldSites = (ctx: Context, businessId: string, state: OriginState): Promise<OriginRow[]> =>
  ctx.tenants.select().from(origins).where(untold(businessId, state)).orderBy(latestFirst, asc(origins.host))

/** True in a batch until `setSitesTold`. */
export const isSiteUntold = (ctx: Context, businessId: string, host: string): SQL =>
  sql`(${countOf(ctx, and(oneOf(businessId, host), isNull(origins.toldAt)))}) = 1`

type Told = { hosts: string[]; state: OriginState; condition?: SQL }
export const setSitesTold = (ctx: Context, businessId: string, { hosts, state, condition }: Told) =>
  ctx.tenants
    .update(origins)
    .set({ toldAt: ctx.now() })
    .where(
      and(
        untold(businessId, state),
        sql`${origins.host} IN (SELECT value FROM json_each(${JSON.stringify(hosts)}))`,
        condition,
      ),
    )

export const setSiteLink = (
  ctx: Context,
  businessId: string,
  link: { host: string; token: string; expiresAt: number },
  condition: SQL,
) =>
  ctx.tenants
    .update(origins)
    .set({ linkToken: link.token, linkExpiresAt: link.expiresAt })
    .where(and(oneOf(businessId, link.host), condition))

export const findLinkedOrigin = (ctx: Context, token: string): Promise<OriginRow | undefined> =>
  ctx.tenants
    .select()
    .from(origins)
    .where(and(eq(origins.linkToken, token), gt(origins.linkExpiresAt, ctx.now())))
    .get()

/** True in a batch until `setSitesMailed`. */
export const sitesNotMailedSince = (ctx: Context, businessId: string, time: number): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(businesses)
      .where(
        and(eq(businesses.id, businessId), or(isNull(businesses.sitesMailedAt), lte(businesses.sitesMailedAt, time))),
      ),
  )

export const setSitesMailed = (ctx: Context, businessId: string, condition: SQL) =>
  ctx.tenants
    .update(businesses)
    .set({ sitesMailedAt: ctx.now() })
    .where(and(eq(businesses.id, businessId), condition))
