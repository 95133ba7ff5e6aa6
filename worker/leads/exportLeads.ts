import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { CSV_START, csvLine } from '../platform/csv'
import type { LeadFilter } from './filter/store'
import { displayPhone } from './phone'
import { findLeadsForExport, type LeadRow } from './store'

const COLUMNS = ['Name', 'Email', 'Phone', 'Message', 'Source', 'Date']

const shownPhoneOf = ({ phone, country }: LeadRow): string => (phone ? displayPhone(phone, country) : '')

/** Leads of a business as CSV, newest first, dates in the business's time zone, with a file name. Throws 404. */
export async function exportLeads(
  ctx: OwnerContext,
  { businessId, ...filter }: LeadFilter & { businessId: string },
): Promise<{ csv: string; fileName: string }> {
  const { id, timeZone } = await ownBusiness(ctx, businessId)
  // sv-SE formats dates as 2026-11-21 08:57, which spreadsheets sort and parse.
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const rows = (await findLeadsForExport(ctx, id, filter)).map((lead) => [
    lead.name || shownPhoneOf(lead) || (lead.email ?? ''),
    lead.email ?? '',
    shownPhoneOf(lead),
    lead.message,
    lead.source,
    date.format(lead.createdAt),
  ])
  const csv = CSV_START + [COLUMNS, ...rows].map(csvLine).join('')
  return { csv, fileName: `leads-${date.format(ctx.now()).slice(0, 10)}.csv` }
}
