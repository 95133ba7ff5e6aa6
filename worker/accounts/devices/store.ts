import { and, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customerSessions, customers, knownDevices } from '../../platform/db/directory'

type Device = { customerId: string; device: string }

const thisOne = ({ customerId, device }: Device) =>
  and(eq(knownDevices.customerId, customerId), eq(knownDevices.device, device))

/** True in a batch, before `insertDeviceIf`, if `also` is true and the customer has signed in before, but never on this device. */
export const isNewDeviceAnd = (ctx: Context, device: Device, also: SQL): SQL => {
  const known = ctx.directory.select({ one: sql`1` }).from(knownDevices)
  const any = known.where(eq(knownDevices.customerId, device.customerId))
  const same = ctx.directory.select({ one: sql`1` }).from(knownDevices).where(thisOne(device))
  return sql`${also} AND ${exists(any)} AND ${notExists(same)}`
}

/** Writes the row only if the condition holds when the batch reaches it. */
export const insertDeviceIf = (ctx: Context, { customerId, device }: Device, condition: SQL) =>
  ctx.directory
    .insert(knownDevices)
    .select(sql`SELECT ${customerId}, ${device}, ${ctx.now()}, ${null} WHERE ${condition}`)
    .onConflictDoNothing()

/** Forgets all devices of the account except `keep`. A sign-in on a forgotten one is reported by mail again. */
export const forgetDevices = (
  ctx: Context,
  customerId: string,
  { keep, condition }: { keep: string | null; condition: SQL },
) =>
  ctx.directory
    .delete(knownDevices)
    .where(and(eq(knownDevices.customerId, customerId), sql`${knownDevices.device} IS NOT ${keep}`, condition))

/** Forgets the device of a session that is being ended, unless the session `but` is on the same device. */
export const forgetDeviceOf = (ctx: Context, { customerId, sessionId, but }: SessionEnd) => {
  const deviceOf = (id: string) =>
    ctx.directory
      .select({ device: customerSessions.device })
      .from(customerSessions)
      .where(and(eq(customerSessions.customerId, customerId), eq(customerSessions.id, id)))
  return ctx.directory
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.customerId, customerId),
        inArray(knownDevices.device, deviceOf(sessionId)),
        sql`${knownDevices.device} IS NOT ${deviceOf(but)}`,
      ),
    )
}
type SessionEnd = { customerId: string; sessionId: string; but: string }

/**
 * The account with this email and whether it was signed in to on this device before. One query either way, so that timing doesn't reveal
 * whether the account exists.
 */
export const findByEmailAndDevice = (ctx: Context, email: string, device: string) =>
  ctx.directory
    .select({
      id: customers.id,
      passwordHash: customers.passwordHash,
      knownDevice: knownDevices.device,
    })
    .from(customers)
    .leftJoin(knownDevices, and(eq(knownDevices.customerId, customers.id), eq(knownDevices.device, device)))
    .where(eq(customers.email, email))
    .get()
