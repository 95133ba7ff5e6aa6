import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { notificationPreferences } from '../../platform/db/directory'

export type PreferencesRow = typeof notificationPreferences.$inferSelect

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
export const findPreferences = (ctx: Context, personIds: string[]): Promise<PreferencesRow[]> =>
  ctx.directory
    .select()
    .from(notificationPreferences)
    .where(sql`${notificationPreferences.personId} IN (SELECT value FROM json_each(${JSON.stringify(personIds)}))`)

export async function upsertPreferences(ctx: Context, row: PreferencesRow): Promise<void> {
  await ctx.directory
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreferences.personId, set: row })
}

export const setNoDigest = (ctx: Context, personId: string) =>
  ctx.directory
    .update(notificationPreferences)
    .set({ digestHour: null, nextDigestAt: null })
    .where(eq(notificationPreferences.personId, personId))

/** Each costs some ten of the thousand queries that a run may make. */
const AT_ONCE = 80

export const findDueDigests = (ctx: Context): Promise<PreferencesRow[]> =>
  ctx.directory
    .select()
    .from(notificationPreferences)
    .where(lte(notificationPreferences.nextDigestAt, ctx.now()))
    .orderBy(asc(notificationPreferences.nextDigestAt))
    .limit(AT_ONCE)

/** Changes nothing if the person has chosen another hour meanwhile. */
export async function setNextDigest(ctx: Context, row: PreferencesRow, nextDigestAt: number | null): Promise<void> {
  const same = and(
    eq(notificationPreferences.personId, row.personId),
    sql`${notificationPreferences.nextDigestAt} IS ${row.nextDigestAt}`,
  )
  await ctx.directory.update(notificationPreferences).set({ nextDigestAt }).where(same)
}
