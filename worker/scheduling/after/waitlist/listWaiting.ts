import type { WaitlistEntry } from '../../../../contract/scheduling'
import { ownBusiness } from '../../../businesses'
import type { Context, OwnerContext } from '../../../platform/context'
import { type Cursor, cutPage, everyRow } from '../../../platform/http/page'
import { type Contact, mentionsContact } from '../../../text/contact'
import { noLongerWaiting } from '../../errors'
import { iso } from '../../slotView'
import { deleteWaiting, findWaitingPage, findWaitingWith, type WaitingRow } from './store'

const waitingView = (row: WaitingRow): WaitlistEntry => ({
  id: row.id,
  serviceId: row.serviceId,
  service: row.serviceName,
  name: row.name,
  email: row.email,
  phone: row.phone,
  from: iso(row.fromAt),
  to: iso(row.toAt),
  offeredUntil: row.offeredUntil === null ? null : iso(row.offeredUntil),
  createdAt: iso(row.createdAt),
})

async function pageOf(ctx: Context, businessId: string, after: Cursor | undefined) {
  const { rows, total } = await findWaitingPage(ctx, businessId, after)
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(waitingView), total, next }
}

/** Who waits for a time, the longest first. Throws 404. */
export async function listWaiting(ctx: OwnerContext, businessId: string, after: Cursor | undefined) {
  const { id } = await ownBusiness(ctx, businessId)
  return pageOf(ctx, id, after)
}

/** For the account's export. */
export async function* everyWaiting(ctx: OwnerContext, businessIds: string[]): AsyncGenerator<WaitlistEntry> {
  for (const id of businessIds) yield* everyRow((after) => pageOf(ctx, id, after))
}

/** Throws 404. */
export async function removeWaiting(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  const business = await ownBusiness(ctx, businessId)
  const removed = await deleteWaiting(ctx, { id, businessId: business.id })
  if (removed.length === 0) throw noLongerWaiting()
}

/** A visitor's own places on the list, for their export. */
export async function waitingOf(ctx: Context, businessId: string, contact: Contact): Promise<WaitlistEntry[]> {
  const rows = await findWaitingWith(ctx, businessId, contact)
  return rows.filter(({ email, phone }) => mentionsContact(`${email} ${phone ?? ''}`, contact)).map(waitingView)
}
