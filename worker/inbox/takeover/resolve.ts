import type { OwnerContext } from '../../platform/context'
import { resolveHead } from '../store'
import { type ConversationInput, findConversation } from './findConversation'

/** Marks a conversation as done and lets the bot answer again; a later message opens it. Throws 404. */
export async function resolve(ctx: OwnerContext, input: ConversationInput): Promise<void> {
  const { session, head } = await findConversation(ctx, input)
  await resolveHead(ctx, head.id, (await session.resolve(head.id)) ?? head.version)
}
