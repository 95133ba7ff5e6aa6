import type { Answer } from '../../answering/answerer'
import { answerWhole } from '../../answering/answerWhole'
import { chooseAnswerer } from '../../answering/chooseAnswerer'
import { NEW_CONVERSATION } from '../../answering/state'
import type { BusinessProfile } from '../../businesses/profile'
import { findKnowledge } from '../../knowledge/findKnowledge'
import type { Found } from '../../knowledge/found'
import type { Context } from '../../platform/context'

/** The reply that a visitor would get to their first message. Nothing is kept or counted. */
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
