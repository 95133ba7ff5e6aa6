import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { answerLinks, questions } from '../../platform/db/curation'

/** The question behind a valid link. Links end when their question is closed. */
export async function findLinkedQuestion(ctx: Context, tokenHash: string) {
  const row = await ctx.tenants
    .select({ question: questions })
    .from(answerLinks)
    .innerJoin(questions, eq(questions.id, answerLinks.questionId))
    .where(and(eq(answerLinks.token, tokenHash), gt(answerLinks.expiresAt, ctx.now()), eq(questions.state, 'open')))
    .get()
  return row?.question
}
