import { ownBusiness } from '../businesses/ownBusiness'
import type { OwnerContext } from '../context'
import { findLeadsForExport } from './store'

const COLUMNS = ['Name', 'Email', 'Phone', 'Message', 'Source', 'Date']

// A spreadsheet runs a cell that starts like this; the apostrophe makes it text (OWASP, CSV Injection).
const asText = (value: string) => (/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value)

// RFC 4180.
const cell = (value: string) =>
  /[",\r\n]/.test(asText(value)) ? `"${asText(value).replaceAll('"', '""')}"` : asText(value)

/** The leads of a business as CSV, newest first, dates in the business's own time, and the file's name. */
export async function exportLeads(ctx: OwnerContext, businessId: string): Promise<{ csv: string; fileName: string }> {
  const { id, timeZone } = await ownBusiness(ctx, businessId)
  // sv-SE writes dates as 2026-11-21 08:57, which every spreadsheet sorts and reads.
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const rows = (await findLeadsForExport(ctx, id)).map((lead) => [
    lead.name,
    lead.email ?? '',
    lead.phone ?? '',
    lead.message,
    lead.source,
    date.format(lead.createdAt),
  ])
  // The byte order mark has Excel read the file as UTF-8.
  const csv = `\uFEFF${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
  return { csv, fileName: `leads-${date.format(ctx.now()).slice(0, 10)}.csv` }
}
