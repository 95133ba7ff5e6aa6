import type { OwnerContext } from '../../platform/context'
import { conversationEnded } from '../errors'
import { type ConversationInput, findConversation } from './findConversation'
import { personOf } from './personOf'

/** From now on the owner answers in place of the bot. Throws 404, and 409 once the visit is over. */
export async function takeOver(
  ctx: OwnerContext,
  input: ConversationInput,
): Promise<{ person: { id: string; name: string } }> {
  const { session, businessName, head } = await findConversation(ctx, input)
  const person = await personOf(ctx, businessName)
  if (!(await session.takeOver(head.id, person))) throw conversationEnded()
  return { person }
}

/** The bot answers again. Changes nothing where it does already. Throws 404. */
export async function handBack(ctx: OwnerContext, input: ConversationInput): Promise<void> {
  const { session, head } = await findConversation(ctx, input)
  await session.handBack(head.id)
}
