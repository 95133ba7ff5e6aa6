import { FAQ_QUESTION_MAX } from '../../../contract/businesses'
import type { AnswerRequest, QuestionAnswered } from '../../../contract/curation'
import { faqRows, ownBusiness } from '../../businesses'
import { findReachableVisitors } from '../../leads'
import type { Context, OwnerContext } from '../../platform/context'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { questionClosed, questionNotFound } from '../errors'
import { settleChanges } from '../versions/settleChanges'
import { closeQuestion, findAskingsOf, findQuestion, isQuestionOpen, type QuestionRow } from './store'

/** The owner's answer becomes one of their FAQ, the question leaves the list, and who asked and left an address is told. Throws 404, 409, 422. */
export async function answerQuestion(
  ctx: OwnerContext,
  { businessId, questionId, ...input }: AnswerRequest & { businessId: string; questionId: string },
): Promise<QuestionAnswered> {
  const { id } = await ownBusiness(ctx, businessId)
  const question = await findQuestion(ctx, id, questionId)
  if (!question) throw questionNotFound()
  return closeWithAnswer(ctx, question, input, ctx.actor.customerId)
}

/** Of two answers at once the first stands: both would be the same row of the FAQ. */
export async function closeWithAnswer(
  ctx: Context,
  row: QuestionRow,
  { question = row.question, answer }: AnswerRequest,
  changedBy: string,
): Promise<QuestionAnswered> {
  if (row.state !== 'open') throw questionClosed()
  const { businessId } = row
  const faq = {
    id: row.id.replace('qst_', 'faq_'),
    question: question.slice(0, FAQ_QUESTION_MAX).toWellFormed(),
    answer,
  }
  const payload = { businessId, questionId: row.id, answer }
  const [, , , , closed] = await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, { kind: 'question.answered', payload }, isQuestionOpen(ctx, row.id)),
    ...(await faqRows(ctx, { businessId, changedBy, ...faq })),
    closeQuestion(ctx, row.id, 'answered'),
  ])
  if (closed.length === 0) throw questionClosed()
  wakeOutbox(ctx)
  const waits = await settleChanges(ctx, businessId, changedBy)
  return { faq, told: (await visitorsOf(ctx, row)).length, waits }
}

/** Who asked it and left an email address, each with their conversations and when they asked last. */
export async function visitorsOf(
  ctx: Context,
  { id, businessId }: Pick<QuestionRow, 'id' | 'businessId'>,
): Promise<{ email: string; conversationIds: string[]; askedAt: number }[]> {
  const asked = (await findAskingsOf(ctx, [id])).filter(({ toldAt }) => toldAt === null)
  const askedAt = new Map(asked.toReversed().map((asking) => [asking.conversationId, asking.askedAt]))
  const reachable = await findReachableVisitors(ctx, businessId, [...askedAt.keys()])
  return reachable.map(({ email, conversationIds }) => ({
    email,
    conversationIds,
    askedAt: Math.max(...conversationIds.map((conversationId) => askedAt.get(conversationId) ?? 0)),
  }))
}
