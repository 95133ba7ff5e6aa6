import type { Context } from '../../context'
import { openTables } from '../../db/objectTables'
import { type NewLead, storeLead } from '../../leads/storeLead'
import { retryDelay } from './retryDelay'
import { sessionSteps } from './tables'

type KeptLead = { lead: string; failures: number }

/** Keeps a lead until D1 has it. The same lead again is the one that is kept: answers the id under which it will be known. */
export function keepLead(storage: DurableObjectStorage, lead: NewLead, now: number): string {
  openTables(storage, sessionSteps)
  storage.sql.exec(
    'INSERT INTO kept_leads (dedupe_key, lead, retry_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    lead.dedupeKey,
    JSON.stringify(lead),
    now + retryDelay(0),
  )
  const kept: NewLead = JSON.parse(
    storage.sql.exec<KeptLead>('SELECT * FROM kept_leads WHERE dedupe_key = ?', lead.dedupeKey).one().lead,
  )
  return kept.id
}

/** Hands the kept leads over to D1, and forgets each that it has. */
export async function handOverLeads(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  for (const { lead: text, failures } of storage.sql.exec<KeptLead>('SELECT * FROM kept_leads').toArray()) {
    const lead: NewLead = JSON.parse(text)
    try {
      await storeLead(ctx, lead)
      storage.sql.exec('DELETE FROM kept_leads WHERE dedupe_key = ?', lead.dedupeKey)
    } catch (error) {
      console.error(JSON.stringify({ event: 'lead.still-kept', id: lead.id, failures, error: String(error) }))
      storage.sql.exec(
        'UPDATE kept_leads SET failures = ?, retry_at = ? WHERE dedupe_key = ?',
        failures + 1,
        ctx.now() + retryDelay(failures + 1),
        lead.dedupeKey,
      )
    }
  }
}

/** When the next kept lead is due; null where there is none. */
export const nextLeadDue = ({ sql }: DurableObjectStorage): number | null =>
  sql.exec<{ at: number | null }>('SELECT min(retry_at) AS at FROM kept_leads').one().at
