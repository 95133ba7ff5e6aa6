import { and, eq, gte, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { LeadStatus } from '../../../contract/leads'
import { notes } from '../../platform/db/leadTables'
import { businesses, leads } from '../../platform/db/tenants'
import { fold } from '../../text/fold'

export type LeadFilter = {
  /** A part of a name, email, phone number, message or note. */
  q?: string | undefined
  status?: LeadStatus | undefined
  source?: string | undefined
  /** A person's id, or `nobody`. */
  assigned?: string | undefined
  /** Created from this time on, and before that one. */
  from?: number | undefined
  to?: number | undefined
  ids?: string[] | undefined
}

const NOBODY = 'nobody'

type Searched = { name: string; email: string | null; phone: string | null; message: string }

/** What a search looks through: without case and accents, so that "jose" finds "José". */
export const searchTextOf = ({ name, email, phone, message }: Searched): string =>
  fold([name, email, phone, message].filter(Boolean).join('\n'))

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
export const isAmong = (ids: string[]): SQL => sql`${leads.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** The filter as a condition on the leads of one business or customer. */
export const matching = (
  customerId: string,
  { q, status, source, assigned, from, to, ids }: LeadFilter,
): SQL | undefined =>
  and(
    q ? saying(customerId, q) : undefined,
    status && eq(leads.status, status),
    source ? eq(leads.source, source) : undefined,
    assigned === NOBODY ? isNull(leads.assignedTo) : assigned ? eq(leads.assignedTo, assigned) : undefined,
    from === undefined ? undefined : gte(leads.createdAt, from),
    to === undefined ? undefined : lt(leads.createdAt, to),
    ids && isAmong(ids),
  )

const DIGITS_MIN = 4

// instr instead of LIKE, because D1 refuses LIKE patterns over 50 bytes.
function saying(customerId: string, q: string): SQL | undefined {
  const folded = fold(q)
  const digits = q.replace(/\D/g, '').replace(/^0+/, '')
  // Once for all leads, and not once for each.
  const inNotes = (about: SQLWrapper) => sql`(SELECT ${about} FROM ${notes}
    WHERE ${notes.businessId} IN (SELECT ${businesses.id} FROM ${businesses} WHERE ${businesses.customerId} = ${customerId})
    AND ${notes.deletedAt} IS NULL AND instr(${notes.searchText}, ${folded}) > 0)`
  return or(
    sql`instr(${leads.searchText}, ${folded}) > 0`,
    // Numbers are stored as E.164 and searched for by their digits.
    digits.length >= DIGITS_MIN ? sql`instr(${leads.phone}, ${digits}) > 0` : undefined,
    sql`${leads.id} IN ${inNotes(notes.leadId)}`,
    sql`${leads.conversationId} IN ${inNotes(notes.conversationId)}`,
  )
}
