import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { savedQuestions } from '../../platform/db/curation'

export const findSavedQuestions = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select({ id: savedQuestions.id, question: savedQuestions.question })
    .from(savedQuestions)
    .where(eq(savedQuestions.businessId, businessId))
    .orderBy(asc(savedQuestions.createdAt), asc(savedQuestions.id))

/** Where there is room. */
export const insertSavedQuestionWithin = (
  ctx: Context,
  most: number,
  { id, businessId, question }: { id: string; businessId: string; question: string },
) => {
  const saved = ctx.tenants
    .select({ number: count() })
    .from(savedQuestions)
    .where(eq(savedQuestions.businessId, businessId))
  return ctx.tenants
    .insert(savedQuestions)
    .select(sql`SELECT ${id}, ${businessId}, ${question}, ${ctx.now()} WHERE ${saved} < ${most}`)
    .returning({ id: savedQuestions.id, question: savedQuestions.question })
}

export const deleteSavedQuestion = (ctx: Context, businessId: string, id: string) =>
  ctx.tenants
    .delete(savedQuestions)
    .where(and(eq(savedQuestions.businessId, businessId), eq(savedQuestions.id, id)))
    .returning({ id: savedQuestions.id })
