import { FAQ_QUESTION_MAX } from '../../../contract/businesses'
import type { AnswerRequest, QuestionAnswered } from '../../../contract/curation'
import type { Language } from '../../../contract/languages'
import { faqRows, ownBusiness } from '../../businesses'
import { findReachableVisitors } from '../../leads'
import type { Context, OwnerContext } from '../../platform/context'
import { batchNamed } from '../../platform/db/batchNamed'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { questionClosed, questionNotFound } from '../errors'
import { settleChanges } from '../versions/settleChanges'
import { closeQuestion, findAskingsOf, findQuestion, isQuestionOpen, type QuestionRow } from './store'

/**
 * Adds the owner's answer to their FAQ, closes the question, and, if wanted, has the visitors mailed who asked it and left an address.
 * Throws 404, 409 and 422.
 */
export async function answerQuestion(
  ctx: OwnerContext,
  { businessId, questionId, ...input }: AnswerRequest & { businessId: string; questionId: string },
): Promise<QuestionAnswered> {
  const question = await ownQuestion(ctx, businessId, questionId)
  return closeWithAnswer(ctx, question, input, ctx.actor.customerId)
}

/** Throws 404. */
export async function ownQuestion(ctx: OwnerContext, businessId: string, questionId: string): Promise<QuestionRow> {
  const { id } = await ownBusiness(ctx, businessId)
  const question = await findQuestion(ctx, id, questionId)
  if (!question) throw questionNotFound()
  return question
}

/** Of two parallel answers the first one counts: both would have the same FAQ id. */
export async function closeWithAnswer(
  ctx: Context,
  row: QuestionRow,
  { question = row.question, answer, tell }: AnswerRequest,
  changedBy: string,
): Promise<QuestionAnswered> {
  if (row.state !== 'open') throw questionClosed()
  const { businessId } = row
  const faq = {
    id: row.id.replace('qst_', 'faq_'),
    question: question.slice(0, FAQ_QUESTION_MAX).toWellFormed(),
    answer,
  }
  const payload = { businessId, questionId: row.id, question: faq.question, answer }
  const told = outboxRowIf(ctx, ctx.tenants, { kind: 'question.answered', payload }, isQuestionOpen(ctx, row.id))
  const { closed } = await batchNamed(ctx.tenants, {
    told: tell ? [told] : [],
    faq: await faqRows(ctx, { businessId, changedBy, ...faq }),
    closed: closeQuestion(ctx, row.id, 'answered'),
  })
  if (closed.length === 0) throw questionClosed()
  wakeOutbox(ctx)
  const waits = await settleChanges(ctx, businessId, changedBy)
  return { faq, told: tell ? (await visitorsOf(ctx, row)).length : 0, waits }
}

type AskedVisitor = {
  email: string
  name: string
  language: Language
  conversationIds: string[]
  askedAt: number
}

/** Visitors who asked the question and left an email, each with their conversations and when they asked last. */
export async function visitorsOf(
  ctx: Context,
  { id, businessId }: Pick<QuestionRow, 'id' | 'businessId'>,
): Promise<AskedVisitor[]> {
  const asked = (await findAskingsOf(ctx, [id])).filter(({ toldAt }) => toldAt === null)
  const askedAt = new Map(asked.toReversed().map((asking) => [asking.conversationId, asking.askedAt]))
  const reachable = await findReachableVisitors(ctx, businessId, [...askedAt.keys()])
  return reachable.map(({ conversationIds, ...visitor }) => ({
    ...visitor,
    language: visitor.language ?? 'en',
    conversationIds,
    askedAt: Math.max(...conversationIds.map((conversationId) => askedAt.get(conversationId) ?? 0)),
  }))
}
