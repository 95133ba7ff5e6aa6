import { env } from 'cloudflare:workers'
import { analytics } from '../../../contract/analytics'
import { api } from '../../_test/api'

const tenants = env.TENANTS_DB ?? env.DB

export type PastTalk = {
  at: number
  page?: string | null
  language?: string | null
  source?: string | null
  humanReplyMs?: number | null
  isUnanswered?: boolean
  hasDetails?: boolean
  matter?: string | null
  preview?: string
}

type Owner = { businessId: string; token: string; customer: { id: string } }

/** Conversations of another day, as their sessions wrote them; answers their ids. */
export async function talkedAt(businessId: string, talks: PastTalk[]): Promise<string[]> {
  const rows = talks.map((talk) => ({ id: `conv_${crypto.randomUUID()}`, ...talk }))
  await tenants.batch(
    rows.map((row) =>
      tenants
        .prepare(
          `INSERT INTO conversations (id, business_id, session_id, message_count, preview, page_url, language, source, human_reply_ms,
             is_unanswered, has_details, matter, version, created_at, last_message_at)
           VALUES (?1, ?2, ?1, 2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 2, ?11, ?11)`,
        )
        .bind(
          row.id,
          businessId,
          row.preview ?? '',
          row.page ?? null,
          row.language ?? null,
          row.source ?? null,
          row.humanReplyMs ?? null,
          Number(row.isUnanswered ?? false),
          Number(row.hasDetails ?? false),
          row.matter ?? null,
          row.at,
        ),
    ),
  )
  return rows.map(({ id }) => id)
}

/** As retention does. */
export const forgetTalk = (id: string) => tenants.prepare('DELETE FROM conversations WHERE id = ?').bind(id).run()

export type PastLead = {
  at: number
  conversationId?: string
  phone?: string
  status?: string
  source?: string
  wonAt?: number
  valueCents?: number
}

export async function leadsAt({ businessId, customer }: Owner, leads: PastLead[]): Promise<string[]> {
  const rows = leads.map((lead) => ({ id: `lead_${crypto.randomUUID()}`, ...lead }))
  await tenants.batch(
    rows.map((row) =>
      tenants
        .prepare(
          `INSERT INTO leads (id, business_id, customer_id, conversation_id, name, email, phone, status, source, dedupe_key, mailed_at,
             won_at, value_cents, created_at)
           VALUES (?1, ?2, ?3, ?4, 'Ann', 'ann@example.com', ?5, ?6, ?7, ?1, ?8, ?9, ?10, ?8)`,
        )
        .bind(
          row.id,
          businessId,
          customer.id,
          row.conversationId ?? null,
          row.phone ?? null,
          row.status ?? 'new',
          row.source ?? 'widget',
          row.at,
          row.wonAt ?? null,
          row.valueCents ?? null,
        ),
    ),
  )
  return rows.map(({ id }) => id)
}

export async function figuresOf({ businessId, token }: Owner, query = '') {
  const response = await api(`/api/businesses/${businessId}/analytics${query}`, { token })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return analytics.parse(await response.json())
}

export async function patchBusiness({ businessId, token }: Owner, change: object): Promise<void> {
  const response = await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: change })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
}

export async function saveHours({ businessId, token }: Owner, facts: object): Promise<void> {
  const response = await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body: facts })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
}
