import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { outboxRow } from '../../platform/outbox/writeOutbox'
import { type AuditEvent, newAuditRow } from './auditRow'
import { insertAuditOnce } from './store'

/**
 * For the batch of a change in the tenants' database: an outbox row that has the entry written to the audit log, which is in the directory
 * database.
 */
export const auditOwed = (ctx: Context, event: AuditEvent) =>
  outboxRow(ctx, ctx.tenants, { kind: 'audit.record', payload: newAuditRow(ctx, event) })

/** Handles `audit.record`. Running it twice writes one entry; for a customer who was deleted it writes none. */
export async function recordAudit(ctx: Context, row: PayloadOf<'audit.record'>): Promise<void> {
  await insertAuditOnce(ctx, row)
}
