import { and, eq, exists, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customerSessions, customers, knownDevices, members } from '../../platform/db/directory'
import { memberIdOf, type Person } from '../people/person'
import { isPerson } from '../people/store'

type Device = Person & { device: string }

const devicesOf = (person: Person) =>
  and(eq(knownDevices.customerId, person.customerId), isPerson(knownDevices.memberId, person))
const thisOne = (device: Device) => and(devicesOf(device), eq(knownDevices.device, device.device))

/** True in a batch, before `insertDeviceIf`, if `also` is true and the person has signed in before, but never on this device. */
export const isNewDeviceAnd = (ctx: Context, device: Device, also: SQL): SQL => {
  const known = ctx.directory.select({ one: sql`1` }).from(knownDevices)
  const any = known.where(devicesOf(device))
  const same = ctx.directory.select({ one: sql`1` }).from(knownDevices).where(thisOne(device))
  return sql`${also} AND ${exists(any)} AND ${notExists(same)}`
}

export async function isKnownDevice(ctx: Context, device: Device): Promise<boolean> {
  const known = ctx.directory.select({ one: sql`1` }).from(knownDevices)
  return (await known.where(thisOne(device)).get()) !== undefined
}

/** Writes the row only if the condition holds when the batch reaches it. Columns must be in the order of the table. */
export const insertDeviceIf = (ctx: Context, { device, ...person }: Device, condition: SQL) =>
  ctx.directory
    .insert(knownDevices)
    .select(sql`SELECT ${person.customerId}, ${device}, ${ctx.now()}, ${memberIdOf(person)} WHERE ${condition}`)
    .onConflictDoNothing()

/** Forgets all devices of the person except `keep`. A sign-in on a forgotten one is reported by mail again. */
export const forgetDevices = (
  ctx: Context,
  person: Person,
  { keep, condition }: { keep: string | null; condition: SQL },
) =>
  ctx.directory
    .delete(knownDevices)
    .where(and(devicesOf(person), sql`${knownDevices.device} IS NOT ${keep}`, condition))

/** Forgets the device of a session that is being ended, unless the session `but` is on the same device. */
export const forgetDeviceOf = (ctx: Context, { sessionId, but, ...person }: SessionEnd) => {
  const deviceOf = (id: string) =>
    ctx.directory
      .select({ device: customerSessions.device })
      .from(customerSessions)
      .where(and(eq(customerSessions.customerId, person.customerId), eq(customerSessions.id, id)))
  return ctx.directory
    .delete(knownDevices)
    .where(
      and(
        devicesOf(person),
        inArray(knownDevices.device, deviceOf(sessionId)),
        sql`${knownDevices.device} IS NOT ${deviceOf(but)}`,
      ),
    )
}
type SessionEnd = Person & { sessionId: string; but: string }

/**
 * Who signs in with this email, the owner of an account before a member, and whether they did on this device before. The same two queries
 * either way, so that timing doesn't reveal whether the account exists.
 */
export async function findByEmailAndDevice(
  ctx: Context,
  email: string,
  device: string,
): Promise<(Person & { passwordHash: string | null; isKnown: boolean }) | undefined> {
  const sameDevice = eq(knownDevices.device, device)
  const [[owner], [member]] = await ctx.directory.batch([
    ctx.directory
      .select({ id: customers.id, passwordHash: customers.passwordHash, device: knownDevices.device })
      .from(customers)
      .leftJoin(knownDevices, and(eq(knownDevices.customerId, customers.id), isNull(knownDevices.memberId), sameDevice))
      .where(and(eq(customers.email, email), isNotNull(customers.passwordHash))),
    ctx.directory
      .select({
        id: members.id,
        customerId: members.customerId,
        passwordHash: members.passwordHash,
        device: knownDevices.device,
      })
      .from(members)
      .leftJoin(
        knownDevices,
        and(eq(knownDevices.customerId, members.customerId), eq(knownDevices.memberId, members.id), sameDevice),
      )
      .where(and(eq(members.email, email), isNotNull(members.joinedAt))),
  ])
  const row = owner ? { ...owner, customerId: owner.id } : member
  if (!row) return undefined
  return {
    customerId: row.customerId,
    personId: row.id,
    passwordHash: row.passwordHash,
    isKnown: row.device !== null,
  }
}
