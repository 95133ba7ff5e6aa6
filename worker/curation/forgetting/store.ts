import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { askings, questions, ratings } from '../../platform/db/curation'
import { mayMention } from '../../platform/db/mentions'
import type { Contact } from '../../text/contact'

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
const ids = (list: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`

export const findAskingsIn = (ctx: Context, conversationIds: string[]) =>
  ctx.tenants
    .select()
    .from(askings)
    .where(inArray(askings.conversationId, ids(conversationIds)))

export const findRatingsIn = (ctx: Context, conversationIds: string[]) =>
  ctx.tenants
    .select()
    .from(ratings)
    .where(inArray(ratings.conversationId, ids(conversationIds)))

/** Askings in which one of these addresses may stand. */
export const findAskingsMentioning = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .select()
    .from(askings)
    .where(and(eq(askings.businessId, businessId), mayMention([askings.question], contact)))

export const findQuestionsMentioning = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .select({ id: questions.id, question: questions.question })
    .from(questions)
    .where(and(eq(questions.businessId, businessId), mayMention([questions.question], contact)))

export const deleteAskings = (ctx: Context, askingIds: string[]) =>
  ctx.tenants.delete(askings).where(inArray(askings.id, ids(askingIds)))

export const deleteRatingsIn = (ctx: Context, conversationIds: string[]) =>
  ctx.tenants
    .delete(ratings)
    .where(inArray(ratings.conversationId, ids(conversationIds)))
    .returning({ id: ratings.messageId })

/** Of these questions those that nobody asked. */
export const deleteUnasked = (ctx: Context, questionIds: string[]) =>
  ctx.tenants
    .delete(questions)
    .where(
      and(
        inArray(questions.id, ids(questionIds)),
        notExists(ctx.tenants.select({ one: sql`1` }).from(askings).where(eq(askings.questionId, questions.id))),
      ),
    )

/** Words these questions as whoever asked them first now. */
export const rewordQuestions = (ctx: Context, questionIds: string[]) =>
  ctx.tenants
    .update(questions)
    .set({
      question: sql`(SELECT question FROM askings WHERE question_id = ${questions.id} ORDER BY asked_at, id LIMIT 1)`,
    })
    .where(inArray(questions.id, ids(questionIds)))

export const updateQuestionWords = (ctx: Context, id: string, question: string) =>
  ctx.tenants.update(questions).set({ question }).where(eq(questions.id, id))
