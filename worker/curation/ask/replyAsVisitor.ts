import { type Answer, answerWhole, chooseAnswerer, NEW_CONVERSATION } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import { type Found, findKnowledge } from '../../knowledge'
import type { Context } from '../../platform/context'

/** The reply that a visitor would get to their first message. Nothing is stored or counted. */
export async function replyAsVisitor(
  ctx: Context,
  profile: BusinessProfile,
  text: string,
  answerer = chooseAnswerer(ctx, profile, null),
  search: (ctx: Context, profile: BusinessProfile, lookup: string) => Promise<Found> = findKnowledge,
): Promise<Answer> {
  return answerWhole(answerer, {
    profile,
    text,
    history: [],
    page: {},
    state: NEW_CONVERSATION,
    find: (lookup) => search(ctx, profile, lookup),
    now: new Date(ctx.now()),
  })
}
