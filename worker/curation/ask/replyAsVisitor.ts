import type { Answer } from '../../answering/answerer'
import { answerWhole } from '../../answering/answerWhole'
import { groundedAnswerer } from '../../answering/groundedAnswerer'
import type { BusinessProfile } from '../../businesses/profile'
import type { Context } from '../../context'

/** The reply that a visitor would get to their first message. Nothing is kept or counted. */
export const replyAsVisitor = (ctx: Context, profile: BusinessProfile, text: string): Promise<Answer> =>
  answerWhole(groundedAnswerer, { profile, text, history: [], page: {}, now: new Date(ctx.now()) })
