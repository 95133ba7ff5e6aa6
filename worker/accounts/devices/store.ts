import { and, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customerSessions, customers, knownDevices } from '../../platform/db/directory'

type Device = { customerId: string; device: string }

const thisOne = ({ customerId, device }: Device) =>
  and(eq(knownDevices.customerId, customerId), eq(knownDevices.device, device))

/** Holds in a batch before `insertDeviceIf`: `also` does, and the customer has signed in before, and never from here. */
export const isNewDeviceAnd = (ctx: Context, device: Device, also: SQL): SQL => {
  const known = ctx.directory.select({ one: sql`1` }).from(knownDevices)
  const any = known.where(eq(knownDevices.customerId, device.customerId))
  const same = ctx.directory.select({ one: sql`1` }).from(knownDevices).where(thisOne(device))
  return sql`${also} AND ${exists(any)} AND ${notExists(same)}`
}

/** Written only if the condition holds when its turn in the batch comes. */
export const insertDeviceIf = (ctx: Context, { customerId, device }: Device, condition: SQL) =>
  ctx.directory
    .insert(knownDevices)
    .select(sql`SELECT ${customerId}, ${device}, ${ctx.now()} WHERE ${condition}`)
    .onConflictDoNothing()

/** All devices of the account, but one that is kept: whoever signs in from another is mailed about again. */
export const forgetDevices = (
  ctx: Context,
  customerId: string,
  { keep, condition }: { keep: string | null; condition: SQL },
) =>
  ctx.directory
    .delete(knownDevices)
    .where(and(eq(knownDevices.customerId, customerId), sql`${knownDevices.device} IS NOT ${keep}`, condition))

/** Of a session that is being ended, unless the device is the one that `but` is open on. */
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

/** The account of an address, and whether it was signed in to from this device before: one query, whether the account exists or not. */
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
