import type { ConversationHead } from '../../contract/chat'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { type Cursor, cutPage } from '../platform/http/page'
import { type ConversationHeadRow, findHeads } from './store'

export type ConversationPage = { rows: ConversationHead[]; total: number; next: Cursor | undefined }

export const headView = ({ version: _, matter, ...row }: ConversationHeadRow): ConversationHead => ({
  ...row,
  ...(matter && { matter }),
  createdAt: new Date(row.createdAt).toISOString(),
  lastMessageAt: new Date(row.lastMessageAt).toISOString(),
})

/** The conversations of a business, the one last spoken in first. */
export async function listConversations(
  ctx: OwnerContext,
  businessId: string,
  after: Cursor | undefined,
): Promise<ConversationPage> {
  const { id } = await ownBusiness(ctx, businessId)
  const { rows, total } = await findHeads(ctx, id, after)
  const { shown, next } = cutPage(rows, ({ lastMessageAt }) => lastMessageAt)
  return { rows: shown.map(headView), total, next }
}
