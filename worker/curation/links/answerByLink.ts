import type { AnswerLinkView, AnswerRequest, QuestionAnswered } from '../../../contract/curation'
import { takeAttempt } from '../../accounts'
import { factsAnswerer } from '../../answering'
import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { replyAsVisitor } from '../ask/replyAsVisitor'
import { answerLinkInvalid } from '../errors'
import { closeWithAnswer } from '../questions/answerQuestion'
import { emailWithAnswer } from '../questions/emailWithAnswer'
import type { QuestionRow } from '../questions/store'
import { findLinkedQuestion } from './store'

async function openLink(ctx: Context, token: string): Promise<QuestionRow> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const question = await findLinkedQuestion(ctx, await sha256(token))
  if (!question) throw answerLinkInvalid()
  await attempt.forgive()
  return question
}

/** What the page behind the link shows. Reading doesn't use it up, since mail scanners open links. Throws 404. */
export async function readAnswerLink(ctx: Context, token: string): Promise<AnswerLinkView> {
  const row = await openLink(ctx, token)
  const { question, timesAsked } = row
  const profile = await loadProfile(ctx, row.businessId)
  // Answered without a model, because the link may be opened any number of times.
  const { content } = await replyAsVisitor(ctx, profile, question, factsAnswerer)
  const email = await emailWithAnswer(ctx, profile, row, maskedEmail)
  return { businessName: profile.name, question, count: timesAsked, reply: content, email }
}

/** Whoever holds a mailed link isn't logged in: an address is only hinted at. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1…')

/** Answers the question of the link, once. Throws 404, 409 and 422. */
export async function answerByLink(
  ctx: Context,
  { token, ...input }: AnswerRequest & { token: string },
): Promise<QuestionAnswered> {
  const question = await openLink(ctx, token)
  const { customerId } = await loadProfile(ctx, question.businessId)
  return closeWithAnswer(ctx, question, input, customerId)
}
