import type { Context } from '../platform/context'
import { type NewConversationHead, upsertConversationHead } from './store'

/** A statement for the batch that writes a conversation's head: a later version wins, and one that has ended never begins again. */
export const headRow = (ctx: Context, head: NewConversationHead) => upsertConversationHead(ctx, head)
