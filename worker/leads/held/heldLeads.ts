import type { HeldLead, UnkeptLeads } from '../../../contract/leads'
import { ownBusiness } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { type Cursor, cutPage } from '../../platform/http/page'
import { displayPhone } from '../phone'
import { findHeldAfter, findHeldLeads, findUnkept, type HeldRow } from './store'

const viewOf = ({ id, lead, reasons, createdAt }: HeldRow, country: string): HeldLead => ({
  id,
  name: lead.name,
  email: lead.email,
  phone: lead.phone && displayPhone(lead.phone, country),
  message: lead.message,
  reasons,
  createdAt: new Date(createdAt).toISOString(),
})

/** Leads of a business that look like spam, newest first. */
export async function listHeldLeads(
  ctx: OwnerContext,
  businessId: string,
  after: Cursor | undefined,
): Promise<{ rows: HeldLead[]; total: number; next: Cursor | undefined }> {
  const { id, country } = await ownBusiness(ctx, businessId)
  const { rows, total } = await findHeldLeads(ctx, id, after)
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map((row) => viewOf(row, country)), total, next }
}

/** How many more came than are kept, over the time that held leads are. */
export async function countUnkeptLeads(ctx: OwnerContext, businessId: string): Promise<UnkeptLeads> {
  const { id } = await ownBusiness(ctx, businessId)
  return { number: await findUnkept(ctx, id) }
}

/** All held leads of a customer, newest first, with all that was sent. */
export async function* everyHeldLead(ctx: Context, customerId: string): AsyncGenerator<object> {
  for (let after: Cursor | undefined; ; ) {
    const rows = await findHeldAfter(ctx, customerId, after)
    yield* rows.map(({ lead, reasons }) => ({ ...lead, reasons }))
    const last = rows.at(-1)
    if (!last) return
    after = { at: last.createdAt, id: last.id }
  }
}
