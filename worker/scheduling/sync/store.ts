import { and, eq, exists, getTableColumns, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { CalendarProviderId } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import { calendarConnections, calendarConsents } from '../../platform/db/calendars'

type Row = typeof calendarConnections.$inferSelect
/** Without the credentials, which only `findSealed` reads. */
export type ConnectionRow = Omit<Row, 'credentials' | 'refreshingUntil'>
export type ConnectionKey = { businessId: string; provider: CalendarProviderId }
export type Sealed = Pick<Row, 'credentials' | 'version' | 'state' | 'refreshingUntil' | 'customerId'>

const shown = () => {
  const { credentials, refreshingUntil, ...columns } = getTableColumns(calendarConnections)
  return columns
}
const ofKey = ({ businessId, provider }: ConnectionKey) =>
  and(eq(calendarConnections.businessId, businessId), eq(calendarConnections.provider, provider))
const atVersion = (key: ConnectionKey, version: number) => and(ofKey(key), eq(calendarConnections.version, version))

export const findConnections = (ctx: Context, businessId: string): Promise<ConnectionRow[]> =>
  ctx.tenants.select(shown()).from(calendarConnections).where(eq(calendarConnections.businessId, businessId))

/** Whether another business has connected the same account. */
export const isSharedAccount = async (ctx: Context, { businessId, provider }: ConnectionKey, account: string | null) =>
  account !== null &&
  (await ctx.tenants
    .select({ one: sql`1` })
    .from(calendarConnections)
    .where(
      and(
        eq(calendarConnections.provider, provider),
        eq(calendarConnections.account, account),
        ne(calendarConnections.businessId, businessId),
      ),
    )
    .limit(1)
    .get()) !== undefined

/** Of all businesses of the account. */
export const findConnectionsOf = (ctx: Context, customerId: string): Promise<ConnectionRow[]> =>
  ctx.tenants.select(shown()).from(calendarConnections).where(eq(calendarConnections.customerId, customerId))

export const findConnection = (ctx: Context, key: ConnectionKey): Promise<ConnectionRow | undefined> =>
  ctx.tenants.select(shown()).from(calendarConnections).where(ofKey(key)).get()

export const findSealed = (ctx: Context, key: ConnectionKey): Promise<Sealed | undefined> =>
  ctx.tenants
    .select({
      credentials: calendarConnections.credentials,
      version: calendarConnections.version,
      state: calendarConnections.state,
      refreshingUntil: calendarConnections.refreshingUntil,
      customerId: calendarConnections.customerId,
    })
    .from(calendarConnections)
    .where(ofKey(key))
    .get()

/** In place of an earlier connection, whose version goes on. */
export const upsertConnection = (ctx: Context, row: Omit<Row, 'version' | 'refreshingUntil'>) =>
  ctx.tenants
    .insert(calendarConnections)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarConnections.businessId, calendarConnections.provider],
      set: { ...row, version: sql`${calendarConnections.version} + 1`, refreshingUntil: 0 },
    })

export const updateConnection = (
  ctx: Context,
  key: ConnectionKey,
  change: Partial<Pick<Row, 'state' | 'reason' | 'calendars'>>,
) =>
  ctx.tenants
    .update(calendarConnections)
    .set({ ...change, updatedAt: ctx.now() })
    .where(ofKey(key))

/** Only from that state, so that what follows from the change is done once. */
export const updateStateFrom = (
  ctx: Context,
  key: ConnectionKey,
  from: { state: Row['state']; version?: number | undefined },
  change: Pick<Row, 'state' | 'reason'>,
) =>
  ctx.tenants
    .update(calendarConnections)
    .set({ ...change, updatedAt: ctx.now() })
    .where(
      and(
        ofKey(key),
        eq(calendarConnections.state, from.state),
        from.version === undefined ? undefined : eq(calendarConnections.version, from.version),
      ),
    )
    .returning({ businessId: calendarConnections.businessId })

/** A condition: it is connected still, by the credentials of that version. */
export const isStillConnected = (ctx: Context, { version, ...key }: ConnectionKey & { version: number }): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(calendarConnections)
      .where(and(atVersion(key, version), eq(calendarConnections.state, 'connected'))),
  )

/** Nobody else refreshes these credentials until then. Answers no row if somebody does, or has just done it. */
export const claimRefresh = (ctx: Context, key: ConnectionKey, version: number, until: number) =>
  ctx.tenants
    .update(calendarConnections)
    .set({ refreshingUntil: until })
    .where(and(atVersion(key, version), lte(calendarConnections.refreshingUntil, ctx.now())))
    .returning({ version: calendarConnections.version })

export const endRefresh = (ctx: Context, key: ConnectionKey, version: number) =>
  ctx.tenants.update(calendarConnections).set({ refreshingUntil: 0 }).where(atVersion(key, version))

/** Answers no row if somebody else has replaced them since that version. */
export const updateCredentials = (ctx: Context, key: ConnectionKey, version: number, credentials: string) =>
  ctx.tenants
    .update(calendarConnections)
    .set({ credentials, version: version + 1, refreshingUntil: 0, updatedAt: ctx.now() })
    .where(atVersion(key, version))
    .returning({ version: calendarConnections.version })

export const deleteConnection = (ctx: Context, key: ConnectionKey) =>
  ctx.tenants.delete(calendarConnections).where(ofKey(key))

export const insertConsent = (ctx: Context, row: typeof calendarConsents.$inferInsert) =>
  ctx.tenants.insert(calendarConsents).values(row)

/** Each is taken once. */
export const takeConsent = async (ctx: Context, state: string) =>
  (await ctx.tenants.delete(calendarConsents).where(eq(calendarConsents.state, state)).returning())[0]

export const deleteExpiredConsents = (ctx: Context) =>
  ctx.tenants.delete(calendarConsents).where(lte(calendarConsents.expiresAt, ctx.now()))
