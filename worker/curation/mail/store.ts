import { and, asc, desc, eq, gt, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { answerLinks, questionMails, questions } from '../../platform/db/curation'

const unmailed = (businessId: string) =>
  and(
    eq(questions.businessId, businessId),
    eq(questions.state, 'open'),
    isNull(questions.mailedAt),
    sql`${questions.timesAsked} > 0`,
  )

export const findUnmailedQuestions = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select({ id: questions.id, question: questions.question, timesAsked: questions.timesAsked })
    .from(questions)
    .where(unmailed(businessId))
    .orderBy(desc(questions.timesAsked), asc(questions.createdAt), asc(questions.id))

export async function findQuestionMailTime(ctx: Context, businessId: string): Promise<number | undefined> {
  const row = await ctx.tenants
    .select({ sentAt: questionMails.sentAt })
    .from(questionMails)
    .where(eq(questionMails.businessId, businessId))
    .get()
  return row?.sentAt
}

/** Holds in a batch until `insertMailed`. */
export const questionsNotMailedSince = (ctx: Context, businessId: string, time: number): SQL =>
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

export const upsertQuestionMail = (ctx: Context, businessId: string, before: number) =>
  ctx.tenants
    .insert(questionMails)
    .values({ businessId, sentAt: ctx.now() })
    .onConflictDoUpdate({
      target: questionMails.businessId,
      set: { sentAt: ctx.now() },
      setWhere: lt(questionMails.sentAt, before + 1),
    })

export const insertAnswerLink = (ctx: Context, link: { token: string; questionId: string; expiresAt: number }) =>
  ctx.tenants.insert(answerLinks).values({ ...link, createdAt: ctx.now() })
