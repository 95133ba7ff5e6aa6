import type { Answer } from '../../answering/answerer'
import { answerWhole } from '../../answering/answerWhole'
import { chooseAnswerer } from '../../answering/chooseAnswerer'
import type { BusinessProfile } from '../../businesses/profile'
import type { Context } from '../../context'

/** The reply that a visitor would get to their first message. Nothing is kept or counted. */
export const replyAsVisitor = (
  ctx: Context,
  profile: BusinessProfile,
  text: string,
  answerer = chooseAnswerer(ctx, profile, null),
): Promise<Answer> => answerWhole(answerer, { profile, text, history: [], page: {}, now: new Date(ctx.now()) })
