import type { WaitlistEntry } from '../../../../contract/scheduling'
import { ownBusiness } from '../../../businesses'
import { displayPhone } from '../../../leads'
import type { Context, OwnerContext } from '../../../platform/context'
import { type Cursor, cutPage, everyRow } from '../../../platform/http/page'
import { type Contact, mentionsContact } from '../../../text/contact'
import { timeOf } from '../../../text/hours/span'
import { noLongerWaiting } from '../../errors'
import { iso } from '../../slotView'
import { endWaiting } from './endWaiting'
import { findWaiting, findWaitingPage, findWaitingWith, type WaitingRow } from './store'

export const waitingView = (row: WaitingRow): WaitlistEntry => ({
  id: row.id,
  serviceId: row.serviceId,
  service: row.serviceName,
  leadId: row.leadId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  from: iso(row.fromAt),
  to: iso(row.toAt),
  times: timesOfDay(row),
  offeredStart: row.offeredStartsAt === null ? null : iso(row.offeredStartsAt),
  offeredUntil: row.offeredUntil === null ? null : iso(row.offeredUntil),
  createdAt: iso(row.createdAt),
})

function timesOfDay({ fromMinute, toMinute }: WaitingRow): WaitlistEntry['times'] {
  const hasTimes = fromMinute !== null && toMinute !== null
  return hasTimes ? { from: timeOf(fromMinute), to: timeOf(toMinute) } : null
}

async function pageOf(ctx: Context, businessId: string, after: Cursor | undefined) {
  const { rows, total } = await findWaitingPage(ctx, businessId, after)
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(waitingView), total, next }
}

/** Who waits for a time, the longest first. Throws 404. */
export async function listWaiting(ctx: OwnerContext, businessId: string, after: Cursor | undefined) {
  const { id, country } = await ownBusiness(ctx, businessId)
  const page = await pageOf(ctx, id, after)
  const rows = page.rows.map((one) => ({ ...one, phone: one.phone && displayPhone(one.phone, country) }))
  return { ...page, rows }
}

/** For the account's export. */
export async function* everyWaiting(ctx: OwnerContext, businessIds: string[]): AsyncGenerator<WaitlistEntry> {
  for (const id of businessIds) yield* everyRow((after) => pageOf(ctx, id, after))
}

/** Throws 404. */
export async function removeWaiting(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  const business = await ownBusiness(ctx, businessId)
  const row = await findWaiting(ctx, id)
  if (row?.businessId !== business.id) throw noLongerWaiting()
  await endWaiting(ctx, row, business.country)
}

/** A visitor's own places on the list, for their export. */
export async function waitingOf(ctx: Context, businessId: string, contact: Contact): Promise<WaitlistEntry[]> {
  const rows = await findWaitingWith(ctx, businessId, contact)
  return rows.filter(({ email, phone }) => mentionsContact(`${email} ${phone ?? ''}`, contact)).map(waitingView)
}
