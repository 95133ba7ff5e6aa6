import type { ConversationHead, ConversationView } from '../../contract/chat'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { type Cursor, cutPage } from '../platform/http/page'
import { inbox } from './inboxObject'
import { type ConversationHeadRow, findHeads } from './store'

export type ConversationPage = { rows: ConversationHead[]; total: number; next: Cursor | undefined }

export const headView = ({
  version,
  resolvedVersion,
  matter,
  visitorName,
  personId,
  personName,
  waitingSince,
  hasDetails,
  hasLead,
  leadName = null,
  language: _,
  source: __,
  humanReplyMs: ___,
  bookingLinkOpenedAt,
  openedAt,
  ...row
}: ConversationHeadRow & { leadName?: string | null }): ConversationHead => ({
  ...row,
  ...(matter && { matter }),
  ...((visitorName ?? leadName) && { visitorName: visitorName ?? leadName ?? '' }),
  hasDetails: hasDetails || hasLead,
  ...(personId && personName && { person: { id: personId, name: personName } }),
  ...(waitingSince !== null && { waitingSince: new Date(waitingSince).toISOString() }),
  isResolved: resolvedVersion >= version,
  isUnread: openedAt === null && row.lastBy !== 'person',
  ...(bookingLinkOpenedAt !== null && { bookingLinkOpenedAt: new Date(bookingLinkOpenedAt).toISOString() }),
  createdAt: new Date(row.createdAt).toISOString(),
  lastMessageAt: new Date(row.lastMessageAt).toISOString(),
})

export type ConversationFilter = { view?: ConversationView | undefined; q?: string | undefined }

/** The conversations of a business, the one last spoken in first. `q`: words of any message. */
export async function listConversations(
  ctx: OwnerContext,
  businessId: string,
  after: Cursor | undefined,
  { view, q }: ConversationFilter = {},
): Promise<ConversationPage> {
  const { id, country } = await ownBusiness(ctx, businessId)
  const ids = q ? await inbox(ctx, id, country).search(q) : undefined
  const { rows, total } = await findHeads(ctx, id, after, { view, ids })
  const { shown, next } = cutPage(rows, ({ lastMessageAt }) => lastMessageAt)
  return { rows: shown.map(headView), total, next }
}
