import type { AnswerEmail } from '../../../contract/curation'
import { type BusinessProfile, loadProfile } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { answerMailWords } from '../mail/mails'
import { ownQuestion, visitorsOf } from './answerQuestion'
import type { QuestionRow } from './store'

/** Who would be mailed the answer to a question, and what the mail says beside it. Throws 404. */
export async function readEmailWithAnswer(
  ctx: OwnerContext,
  businessId: string,
  questionId: string,
): Promise<AnswerEmail> {
  const question = await ownQuestion(ctx, businessId, questionId)
  return emailWithAnswer(ctx, await loadProfile(ctx, question.businessId), question)
}

/** `shown`: an address as the reader may see it. */
export async function emailWithAnswer(
  ctx: Context,
  profile: BusinessProfile,
  question: QuestionRow,
  shown: (email: string) => string = (email) => email,
): Promise<AnswerEmail> {
  const visitors = await visitorsOf(ctx, question)
  const [first] = visitors
  if (!first) return { to: [], subject: '', lines: [] }
  const words = answerMailWords(profile, { ...first, to: shown(first.email), question: question.question })
  return { to: visitors.map(({ name, email }) => name || shown(email)), ...words }
}
