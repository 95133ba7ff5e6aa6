import type { KnownVisitor } from '../../leads'
import type { Context } from '../../platform/context'
import { deleteLocalMail, findLocalMailMentioning } from '../../platform/mail/store'
import type { OutboxRow } from '../../platform/outbox/outboxOfCustomer'
import { judgeOutboxRows } from '../../platform/outbox/outboxOfVisitor'
import { mentionsContact, withoutContact } from '../../text/contact'

/**
 * Deletes what waits to be sent or done for a visitor, given-up work too, and mail in the local outbox. From a mail to the owner that may
 * tell of others as well, only the visitor's addresses and name are cut.
 */
export async function forgetMail(ctx: Context, visitor: KnownVisitor): Promise<{ emails: number }> {
  const { contact, leadIds, conversationIds, bookingIds } = visitor
  const ids = [...leadIds, ...conversationIds, ...bookingIds]
  const hasId = (text: string) => ids.some((id) => text.includes(id))
  const rows = await judgeOutboxRows(ctx, { ids, ...contact }, (row) => judge(row, visitor, hasId))
  // Only a developer reads these, so that they belong to no business.
  const mails = (await findLocalMailMentioning(ctx, { ids, ...contact })).filter(
    ({ recipient, subject, text }) =>
      hasId(text) || mentionsContact(recipient, contact) || mentionsContact(`${subject}\n${text}`, contact),
  )
  await deleteLocalMail(
    ctx,
    mails.map(({ id }) => id),
  )
  return { emails: rows + mails.length }
}

function judge({ kind, payload, deadAt }: OutboxRow, visitor: KnownVisitor, hasId: (text: string) => boolean) {
  const { businessId, customerId, contact, names } = visitor
  // The row that drives this very deletion.
  if (kind === 'visitor.forget') return 'keep'
  const text = JSON.stringify(payload)
  if (hasId(text)) return 'delete'
  const of: { businessId?: unknown; customerId?: unknown; to?: unknown } = Object(payload)
  if (of.businessId !== businessId && of.customerId !== customerId) return 'keep'
  if (!stringsOf(payload).some((one) => mentionsContact(one, contact))) return 'keep'
  // Mail with a customer goes to that customer, who may have written to their own chat.
  const isToVisitor = of.customerId === undefined && typeof of.to === 'string' && mentionsContact(of.to, contact)
  if (kind !== 'mail.send' || deadAt !== null || isToVisitor) return 'delete'
  const without = mapStrings(payload, (one) => withoutContact(one, contact, names))
  return { payload: { ...Object(without), to: of.to } }
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsOf) : []
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapStrings(one, change)]))
}
