import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { outboxRow } from '../../platform/outbox/writeOutbox'
import { type AuditEvent, newAuditRow } from './auditRow'
import { insertAuditOnce } from './store'

/** For a change on the tenants' side: a statement for its batch. The record lies on the other side, and is owed to it. */
export const auditOwed = (ctx: Context, event: AuditEvent) =>
  outboxRow(ctx, ctx.tenants, { kind: 'audit.record', payload: newAuditRow(ctx, event) })

/** Twice it is one entry; for a customer who is gone it is none. */
export async function recordAudit(ctx: Context, row: PayloadOf<'audit.record'>): Promise<void> {
  await insertAuditOnce(ctx, row)
}
