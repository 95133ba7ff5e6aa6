import type { AuditEntry } from '../../../contract/account'
import type { OwnerContext } from '../../platform/context'
import { type Cursor, cutPage, everyRow } from '../../platform/http/page'
import { describeDevice } from '../devices/describeDevice'
import { type AuditRow, findAudit } from './store'
import { summarize } from './summarize'

function view({ id, kind, userAgent, createdAt, memberId, by, ...row }: AuditRow): AuditEntry {
  const detail = Object.fromEntries(Object.entries(Object(row.detail)).map(([name, value]) => [name, String(value)]))
  return {
    id,
    kind,
    summary: summarize({ kind, detail }) ?? null,
    detail,
    device: userAgent === null ? null : describeDevice(userAgent),
    by: memberId === null ? null : (by ?? 'Someone on the team'),
    at: new Date(createdAt).toISOString(),
  }
}

/** Sign-ins and changes, newest first. */
export async function listAudit(
  ctx: OwnerContext,
  after: Cursor | undefined,
): Promise<{ rows: AuditEntry[]; total: number; next: Cursor | undefined }> {
  const { rows, total } = await findAudit(ctx, ctx.actor.customerId, after)
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(view), total, next }
}

export const everyAuditEntry = (ctx: OwnerContext): AsyncGenerator<AuditEntry> =>
  everyRow((after) => listAudit(ctx, after))
