import type { Lead } from '../../contract/leads'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { type Cursor, cutPage } from '../platform/http/page'
import type { LeadFilter } from './filter/store'
import { displayPhone } from './phone'
import { findLeads, type LeadRow, leadScope } from './store'

export type LeadPage = { rows: Lead[]; total: number; next: Cursor | undefined }
type Paging = LeadFilter & { after: Cursor | undefined }

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

export const leadView = (row: LeadRow): Lead => ({
  id: row.id,
  businessId: row.businessId,
  conversationId: row.conversationId,
  name: row.name,
  email: row.email,
  phone: row.phone && displayPhone(row.phone, row.country),
  projectDetails: row.projectDetails,
  message: row.message,
  status: row.status,
  note: row.note,
  source: row.source,
  valueCents: row.valueCents,
  currency: row.currency,
  wonAt: isoOf(row.wonAt),
  assignedTo: row.assignedTo,
  mailedAt: isoOf(row.mailedAt),
  personId: row.personId,
  ...(row.earlierAt !== null && {
    earlier: { count: row.earlierCount, lastAt: new Date(row.earlierAt).toISOString() },
  }),
  arrival: { pageUrl: row.pageUrl, referrer: row.referrer, campaign: row.campaign },
  language: row.language,
  consent: row.consent,
  answers: row.answers ?? [],
  ...(row.qualification && { qualification: row.qualification }),
  createdAt: new Date(row.createdAt).toISOString(),
})

export async function listLeadsOfBusiness(ctx: OwnerContext, businessId: string, paging: Paging): Promise<LeadPage> {
  const { id } = await ownBusiness(ctx, businessId)
  return page(await findLeads(ctx, leadScope.ofBusiness(id), paging, paging.after))
}

/** Leads of all the owner's businesses. */
export async function listLeadsOfOwner(ctx: OwnerContext, paging: Paging): Promise<LeadPage> {
  return page(await findLeads(ctx, leadScope.ofCustomer(ctx.actor.customerId), paging, paging.after))
}

function page({ rows, total }: { rows: LeadRow[]; total: number }): LeadPage {
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(leadView), total, next }
}
