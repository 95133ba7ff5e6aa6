import { and, count, eq, exists, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { authenticators, pendingLogins, recoveryCodes } from '../../platform/db/directory'
import type { Person } from '../people/person'

type AuthenticatorRow = typeof authenticators.$inferSelect
type PendingLogin = typeof pendingLogins.$inferSelect

const confirmed = (personId: string) =>
  and(eq(authenticators.personId, personId), isNotNull(authenticators.confirmedAt))

export const findAuthenticator = (ctx: Context, personId: string): Promise<AuthenticatorRow | undefined> =>
  ctx.directory.select().from(authenticators).where(eq(authenticators.personId, personId)).get()

export const hasTwoSteps = async (ctx: Context, personId: string): Promise<boolean> =>
  (await ctx.directory.select({ one: sql`1` }).from(authenticators).where(confirmed(personId)).get()) !== undefined

/** The ids of those of an account who have it on. */
export async function findWithTwoSteps(ctx: Context, customerId: string): Promise<Set<string>> {
  const rows = await ctx.directory
    .select({ id: authenticators.personId })
    .from(authenticators)
    .where(and(eq(authenticators.customerId, customerId), isNotNull(authenticators.confirmedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Replaces one that was never confirmed; leaves a confirmed one as it is and answers no row. */
export const upsertUnconfirmed = (ctx: Context, { customerId, personId }: Person, secret: string) =>
  ctx.directory
    .insert(authenticators)
    .values({ personId, customerId, secret, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: authenticators.personId,
      set: { secret, createdAt: ctx.now() },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ personId: authenticators.personId })

/** True in a batch until `confirmAuthenticator`. */
export const isUnconfirmed = (ctx: Context, personId: string, secret: string): SQL =>
  exists(
    ctx.directory
      .select({ one: sql`1` })
      .from(authenticators)
      .where(
        and(
          eq(authenticators.personId, personId),
          eq(authenticators.secret, secret),
          isNull(authenticators.confirmedAt),
        ),
      ),
  )

export const confirmAuthenticator = (ctx: Context, personId: string, { step, only }: { step: number; only: SQL }) =>
  ctx.directory
    .update(authenticators)
    .set({ confirmedAt: ctx.now(), lastStep: step })
    .where(and(eq(authenticators.personId, personId), only))
    .returning({ personId: authenticators.personId })

/** Uses a code up. Answers no row for one of this step or an earlier one, also of two requests with the same code. */
export const takeStep = (ctx: Context, personId: string, step: number) =>
  ctx.directory
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(confirmed(personId), lt(authenticators.lastStep, step)))
    .returning({ personId: authenticators.personId })

export const takeRecoveryCode = (ctx: Context, personId: string, code: string) =>
  ctx.directory
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.code, code)))
    .returning({ personId: recoveryCodes.personId })

export async function countRecoveryCodes(ctx: Context, personId: string): Promise<number> {
  const row = await ctx.directory
    .select({ number: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId))
    .get()
  return row?.number ?? 0
}

/** Columns must be in the order of the table. */
export const insertRecoveryCodesIf = (
  ctx: Context,
  { customerId, personId }: Person,
  { hashes, only }: { hashes: string[]; only: SQL },
) =>
  ctx.directory
    .insert(recoveryCodes)
    .select(sql`SELECT ${personId}, ${customerId}, value FROM json_each(${JSON.stringify(hashes)}) WHERE ${only}`)

export const deleteRecoveryCodes = (ctx: Context, personId: string, condition?: SQL) =>
  ctx.directory.delete(recoveryCodes).where(and(eq(recoveryCodes.personId, personId), condition))

export const deleteAuthenticator = (ctx: Context, personId: string, condition?: SQL) =>
  ctx.directory
    .delete(authenticators)
    .where(and(eq(authenticators.personId, personId), condition))
    .returning({ personId: authenticators.personId })

export const isConfirmed = (ctx: Context, personId: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(authenticators).where(confirmed(personId)))

/** Written only if the condition holds when the batch reaches it. Columns must be in the order of the table. */
export const insertPendingLoginIf = (ctx: Context, row: PendingLogin, condition: SQL) =>
  ctx.directory
    .insert(pendingLogins)
    .select(
      sql`SELECT ${row.token}, ${row.customerId}, ${row.personId}, ${row.device}, ${row.expiresAt} WHERE ${condition}`,
    )
    .returning({ token: pendingLogins.token })

const pending = (ctx: Context, token: string) =>
  and(eq(pendingLogins.token, token), gt(pendingLogins.expiresAt, ctx.now()))

export const findPendingLogin = (ctx: Context, token: string): Promise<PendingLogin | undefined> =>
  ctx.directory.select().from(pendingLogins).where(pending(ctx, token)).get()

/** True in a batch while the login still waits for its code: a new password ends it. */
export const isPending = (ctx: Context, token: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(pendingLogins).where(pending(ctx, token)))

export async function deletePendingLogin(ctx: Context, token: string): Promise<void> {
  await ctx.directory.delete(pendingLogins).where(eq(pendingLogins.token, token))
}
