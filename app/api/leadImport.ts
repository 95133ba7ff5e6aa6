import { type ImportField, importReport } from '../../contract/leadImport'
import { call } from '../lib/api'

type Import = { file: File; columns?: (ImportField | null)[]; dryRun: boolean }

/** What a file of leads comes to; `dryRun`: without storing any. */
export function importLeads(businessId: string, { file, columns, dryRun }: Import) {
  const query = new URLSearchParams({
    dryRun: String(dryRun),
    ...(columns && { columns: columns.map((field) => field ?? '').join() }),
  })
  const path = `/api/businesses/${encodeURIComponent(businessId)}/leads/import?${query}`
  return call(importReport, path, { method: 'POST', body: file, headers: { 'Content-Type': 'text/csv' } })
}
