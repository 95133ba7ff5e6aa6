import type { NewLead } from '../../leads'

type Storage = DurableObjectStorage

/** `origin`: the origin of links in the owner's mail. */
export type KeptLead = { lead: NewLead; origin?: string | undefined }
/** `written`: the row's JSON as it was read. */
export type KeptLeadRow = KeptLead & { written: string; failures: number }

type Row = { lead: string; failures: number }

// JSON in these rows is written only in this file, from the same types.
const fromRow = ({ lead: written, failures }: Row): KeptLeadRow => {
  const { origin, ...lead }: NewLead & { origin?: string } = JSON.parse(written)
  return { lead, origin, written, failures }
}

export const upsertKeptLead = ({ sql }: Storage, { lead, origin }: KeptLead, retryAt: number) =>
  sql.exec(
    'INSERT INTO kept_leads (dedupe_key, lead, retry_at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET lead = excluded.lead',
    lead.dedupeKey,
    JSON.stringify({ ...lead, origin }),
    retryAt,
  )

export const findKeptLeads = ({ sql }: Storage): KeptLeadRow[] =>
  sql.exec<Row>('SELECT lead, failures FROM kept_leads').toArray().map(fromRow)

export const findKeptLead = ({ sql }: Storage, dedupeKey: string): KeptLeadRow | undefined =>
  sql.exec<Row>('SELECT lead, failures FROM kept_leads WHERE dedupe_key = ?', dedupeKey).toArray().map(fromRow)[0]

/** Deletes the lead unless the visitor added to it since it was read. */
export const deleteKeptLead = ({ sql }: Storage, { lead, written }: KeptLeadRow) =>
  sql.exec('DELETE FROM kept_leads WHERE dedupe_key = ? AND lead = ?', lead.dedupeKey, written)

export const postponeKeptLead = ({ sql }: Storage, dedupeKey: string, failures: number, retryAt: number) =>
  sql.exec('UPDATE kept_leads SET failures = ?, retry_at = ? WHERE dedupe_key = ?', failures, retryAt, dedupeKey)

/** When the next kept lead is due; null where there is none. */
export const nextLeadDue = ({ sql }: Storage): number | null =>
  sql.exec<{ at: number | null }>('SELECT min(retry_at) AS at FROM kept_leads').one().at
