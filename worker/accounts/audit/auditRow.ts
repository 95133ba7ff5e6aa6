import type { SQL } from 'drizzle-orm'
import type { AuditKind } from '../../../contract/account'
import type { Context } from '../../platform/context'
import { addressBlock } from '../../platform/http/addressBlock'
import { newId } from '../../platform/ids'
import type { NewAuditRow } from '../../platform/outbox/message'
import { memberIdOf } from '../people/person'
import { insertAudit, insertAuditIf } from './store'

export type AuditEvent = {
  customerId: string
  /** Who of the team did it, where that isn't the one who is signed in. */
  memberId?: string | null
  kind: AuditKind
  /** What changed, shown to the owner. Must hold no secrets. */
  detail?: Record<string, string | number | boolean>
}

/** Of the caller's address only the block is kept. */
export function newAuditRow(ctx: Context, { customerId, memberId, kind, detail }: AuditEvent): NewAuditRow {
  const address = addressBlock(ctx.client?.address ?? '')
  return {
    id: newId('audit'),
    customerId,
    memberId: memberId ?? (ctx.actor.kind === 'owner' ? memberIdOf(ctx.actor) : null),
    kind,
    detail: address || detail ? { ...detail, ...(address && { address }) } : null,
    userAgent: ctx.client?.userAgent?.slice(0, 300) ?? null,
    createdAt: ctx.now(),
  }
}

/** A statement for the batch that makes the change (directory database). */
export const auditRow = (ctx: Context, event: AuditEvent) => insertAudit(ctx, newAuditRow(ctx, event))

/** The same for a change that is itself conditional: nothing is recorded unless the condition holds. */
export const auditRowIf = (ctx: Context, event: AuditEvent, condition: SQL) =>
  insertAuditIf(ctx, newAuditRow(ctx, event), condition)
