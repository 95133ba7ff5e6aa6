import type { Context } from '../../platform/context'
import { insertReplyEvents } from './store'

/** For the timeline of a conversation's leads: what a person wrote there reached the visitor by mail. Once for an id. */
export async function recordMailedReply(ctx: Context, reply: Parameters<typeof insertReplyEvents>[1]): Promise<void> {
  await insertReplyEvents(ctx, reply)
}
