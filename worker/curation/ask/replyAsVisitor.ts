import { type Answer, answerWhole, chooseAnswerer, NEW_CONVERSATION } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import { type Found, findKnowledge } from '../../knowledge'
import type { Context } from '../../platform/context'
import { spendTokens } from '../../usage'

/** The reply that a visitor would get to their first message. Nothing is stored or counted but a model's tokens. */
export async function replyAsVisitor(
  ctx: Context,
  profile: BusinessProfile,
  text: string,
  answerer = chooseAnswerer(ctx, profile, null),
  search: (ctx: Context, profile: BusinessProfile, lookup: string) => Promise<Found> = findKnowledge,
): Promise<Answer> {
  const answer = await answerWhole(answerer, {
    profile,
    text,
    history: [],
    page: {},
    state: NEW_CONVERSATION,
    find: (lookup) => search(ctx, profile, lookup),
    now: new Date(ctx.now()),
  })
  if (answer.tokens) ctx.waitUntil(spendTokens(ctx, profile, answer.tokens))
  return answer
}
