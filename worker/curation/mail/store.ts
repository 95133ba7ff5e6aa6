import { and, asc, desc, eq, gt, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { answerLinks, askings, questionMails, questions } from '../../platform/db/curation'
import { leads } from '../../platform/db/tenants'

const unmailed = (businessId: string) =>
  and(
    eq(questions.businessId, businessId),
    eq(questions.state, 'open'),
    isNull(questions.mailedAt),
    // Zero: its askings were all deleted, or aren't counted yet.
    gt(questions.timesAsked, 0),
  )

/** Somebody asked it, and no mail about their lead has gone to the owner since: such a mail names the questions too. */
const isUntoldByLeadMail = sql`EXISTS (
  SELECT 1 FROM ${askings} WHERE ${askings.questionId} = ${questions.id} AND NOT EXISTS (
    SELECT 1 FROM ${leads} WHERE ${leads.conversationId} = ${askings.conversationId} AND ${leads.mailedAt} >= ${askings.askedAt}
  ))`

export const findUnmailedQuestions = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select({ id: questions.id, question: questions.question, timesAsked: questions.timesAsked })
    .from(questions)
    .where(and(unmailed(businessId), isUntoldByLeadMail))
    .orderBy(desc(questions.timesAsked), asc(questions.createdAt), asc(questions.id))

const SHOWN_WITH_LEAD = 3
/** At most three of the open questions that a conversation asked and got no answer to, the latest first. */
export const findQuestionsAskedIn = (ctx: Context, conversationId: string) =>
  ctx.tenants
    .selectDistinct({ id: questions.id, question: questions.question, lastAskedAt: questions.lastAskedAt })
    .from(askings)
    .innerJoin(questions, eq(questions.id, askings.questionId))
    .where(and(eq(askings.conversationId, conversationId), eq(askings.reason, 'unknown'), eq(questions.state, 'open')))
    .orderBy(desc(questions.lastAskedAt), desc(questions.id))
    .limit(SHOWN_WITH_LEAD)

export async function findQuestionMailTime(ctx: Context, businessId: string): Promise<number | undefined> {
  const row = await ctx.tenants
    .select({ sentAt: questionMails.sentAt })
    .from(questionMails)
    .where(eq(questionMails.businessId, businessId))
    .get()
  return row?.sentAt
}

/** Whether the owner was mailed no questions after `time`. In a batch it is true until `upsertQuestionMail` has run. */
export const noQuestionMailSince = (ctx: Context, businessId: string, time: number): SQL =>
  notExists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(questionMails)
      .where(and(eq(questionMails.businessId, businessId), gt(questionMails.sentAt, time))),
  )

export const setQuestionsMailed = (ctx: Context, businessId: string, ids: string[], condition: SQL) =>
  ctx.tenants
    .update(questions)
    .set({ mailedAt: ctx.now() })
    .where(
      and(
        unmailed(businessId),
        sql`${questions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        condition,
      ),
    )

/** Notes that questions were mailed now, where `noQuestionMailSince(before)` holds. */
export const upsertQuestionMail = (ctx: Context, businessId: string, before: number) =>
  ctx.tenants
    .insert(questionMails)
    .values({ businessId, sentAt: ctx.now() })
    .onConflictDoUpdate({
      target: questionMails.businessId,
      set: { sentAt: ctx.now() },
      setWhere: lte(questionMails.sentAt, before),
    })

export const insertAnswerLink = (ctx: Context, link: { token: string; questionId: string; expiresAt: number }) =>
  ctx.tenants.insert(answerLinks).values({ ...link, createdAt: ctx.now() })
