import type { VisitorQuery } from '../../../contract/privacy'
import { auditRow } from '../../accounts'
import { ownBusiness } from '../../businesses'
import { findAskingsIn, findRatingsIn } from '../../curation'
import { readConversation } from '../../inbox'
import { findHeldMentioning, findLeadsIn, findMattersIn, leadView } from '../../leads'
import type { OwnerContext } from '../../platform/context'
import { bookingView, findBookingsByIds, waitingOf } from '../../scheduling'
import { jsonParts } from '../export/files'
import { zip } from '../export/zip'
import { findVisitor } from './findVisitor'

/** Everything that is stored of one visitor, as a ZIP of JSON files. Throws 404 and 503. */
export async function exportVisitor(
  ctx: OwnerContext,
  { businessId, ...asked }: VisitorQuery & { businessId: string },
): Promise<{ zip: AsyncGenerator<Uint8Array>; fileName: string }> {
  const business = await ownBusiness(ctx, businessId)
  const { heads, leadIds, conversationIds, bookingIds, contact, names } = await findVisitor(ctx, business, asked)
  await auditRow(ctx, { customerId: ctx.actor.customerId, kind: 'visitor-exported' })
  const [leads, held, bookings, matters, questions, ratings] = await Promise.all([
    findLeadsIn(ctx, businessId, leadIds),
    findHeldMentioning(ctx, businessId, contact),
    findBookingsByIds(ctx, businessId, bookingIds),
    findMattersIn(ctx, conversationIds),
    findAskingsIn(ctx, conversationIds),
    findRatingsIn(ctx, conversationIds),
  ])
  const phones = contact.phones.map(({ callingCode, national }) => (callingCode ? `+${callingCode}` : '') + national)
  async function* conversations() {
    for (const { id } of heads) yield await readConversation(ctx, { businessId, conversationId: id })
  }
  const date = new Date(ctx.now()).toISOString().slice(0, 10)
  return {
    zip: zip([
      { name: 'visitor.json', parts: jsonParts([{ names, emails: contact.emails, phones }]) },
      { name: 'leads.json', parts: jsonParts(leads.map(leadView)) },
      { name: 'held-leads.json', parts: jsonParts(held.map(({ lead, reasons }) => ({ ...lead, reasons }))) },
      { name: 'waiting-list.json', parts: jsonParts(await waitingOf(ctx, businessId, contact)) },
      { name: 'bookings.json', parts: jsonParts(bookings.map(bookingView)) },
      { name: 'conversations.json', parts: jsonParts(conversations()) },
      { name: 'urgent-matters.json', parts: jsonParts(matters.map(dated)) },
      { name: 'questions-without-an-answer.json', parts: jsonParts(questions.map(({ asker: _, ...row }) => row)) },
      { name: 'ratings.json', parts: jsonParts(ratings.map(dated)) },
    ]),
    fileName: `visitor-${date}.zip`,
  }
}

const dated = <Row extends { createdAt: number }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
})
