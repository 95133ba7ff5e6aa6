import type { SQL } from 'drizzle-orm'
import type { AuditKind } from '../../../contract/account'
import type { Context } from '../../platform/context'
import { newId } from '../../platform/ids'
import type { NewAuditRow } from '../../platform/outbox/message'
import { insertAudit, insertAuditIf } from './store'

export type AuditEvent = {
  customerId: string
  kind: AuditKind
  /** What changed, in words that the owner knows. Nothing secret. */
  detail?: Record<string, string | number | boolean>
}

export const newAuditRow = (ctx: Context, { customerId, kind, detail }: AuditEvent): NewAuditRow => ({
  id: newId('audit'),
  customerId,
  kind,
  detail: ctx.client || detail ? { ...detail, ...(ctx.client && { address: ctx.client.address }) } : null,
  userAgent: ctx.client?.userAgent?.slice(0, 300) ?? null,
  createdAt: ctx.now(),
})

/** A statement for the batch that makes the change. Directory side. */
export const auditRow = (ctx: Context, event: AuditEvent) => insertAudit(ctx, newAuditRow(ctx, event))

/** The same, where the change itself is conditional: what didn't happen is not recorded. */
export const auditRowIf = (ctx: Context, event: AuditEvent, condition: SQL) =>
  insertAuditIf(ctx, newAuditRow(ctx, event), condition)
