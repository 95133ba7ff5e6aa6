import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { AskedReason } from '../../../contract/curation'
import type { Context } from '../../platform/context'
import { askings, questions } from '../../platform/db/curation'
import { isBefore } from '../../platform/db/isBefore'
import { type Cursor, PAGE_SIZE } from '../../platform/http/page'

export type QuestionRow = typeof questions.$inferSelect
export type AskingRow = typeof askings.$inferSelect

export const insertAsking = (ctx: Context, asking: Omit<typeof askings.$inferInsert, 'questionId' | 'toldAt'>) =>
  ctx.tenants.insert(askings).values(asking).onConflictDoNothing()

/** Each is compared with a thousand others, and meanwhile nobody else has their turn. */
const UNSORTED_AT_ONCE = 25
export const findUnsortedAskings = (ctx: Context, businessId: string): Promise<AskingRow[]> =>
  ctx.tenants
    .select()
    .from(askings)
    .where(and(eq(askings.businessId, businessId), isNull(askings.questionId)))
    .orderBy(asc(askings.askedAt), asc(askings.id))
    .limit(UNSORTED_AT_ONCE)

/** Questions that a new asking may belong to: all except those answered before `answeredSince`, whose answer has reached visitors. */
export const findSortableQuestions = (ctx: Context, businessId: string, answeredSince: number, limit: number) =>
  ctx.tenants
    .select({ id: questions.id, question: questions.question, state: questions.state })
    .from(questions)
    .where(
      and(
        eq(questions.businessId, businessId),
        or(ne(questions.state, 'answered'), gt(questions.closedAt, answeredSince)),
      ),
    )
    .orderBy(desc(questions.lastAskedAt), desc(questions.id))
    .limit(limit)

/** A second insert of the same id does nothing. */
export const insertQuestion = (ctx: Context, asking: AskingRow, id: string) =>
  ctx.tenants
    .insert(questions)
    .values({
      id,
      businessId: asking.businessId,
      question: asking.question,
      lastAskedAt: asking.askedAt,
      createdAt: asking.askedAt,
    })
    .onConflictDoNothing()

/** D1 binds at most a hundred values: the pairs go as one. What was sorted meanwhile stays where it is. */
export function sortAll(ctx: Context, sorted: { id: string; questionId: string }[]) {
  const pairs = sql`json_each(${JSON.stringify(sorted)})`
  return ctx.tenants
    .update(askings)
    .set({ questionId: sql`(SELECT value ->> 'questionId' FROM ${pairs} WHERE value ->> 'id' = ${askings.id})` })
    .where(and(sql`${askings.id} IN (SELECT value ->> 'id' FROM ${pairs})`, isNull(askings.questionId)))
}

const isAmong = (column: SQLWrapper, ids: string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Counts a question's distinct askers, so that sorting twice, and asking repeatedly, count once. */
export const recountAskings = (ctx: Context, questionIds: string[]) =>
  ctx.tenants
    .update(questions)
    .set({
      timesAsked: sql`(SELECT count(DISTINCT asker) FROM askings WHERE question_id = ${questions.id})`,
      lastAskedAt: sql`coalesce((SELECT max(asked_at) FROM askings WHERE question_id = ${questions.id}), ${questions.lastAskedAt})`,
    })
    .where(isAmong(questions.id, questionIds))

/** How many askings of one question by one asker are kept, the latest. */
const REPEATS_KEPT = 20
export const deleteRepeatedAskings = (ctx: Context, questionIds: string[]) =>
  ctx.tenants.delete(askings).where(
    sql`${askings.id} IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY question_id, asker ORDER BY asked_at DESC, id DESC) AS nth
        FROM askings WHERE ${isAmong(sql`question_id`, questionIds)}
      ) WHERE nth > ${REPEATS_KEPT})`,
  )

/**
 * Keeps the `keep` open questions with the most votes. An asker's first question has a full vote, the second one half, the hundredth a
 * hundredth, so that a flood by one asker outvotes itself. Of equal ones the one asked longest ago is deleted.
 */
export const deleteLeastAskedQuestions = (ctx: Context, businessId: string, keep: number) =>
  ctx.tenants.delete(questions).where(
    sql`${questions.id} IN (
      WITH asked AS (
        SELECT question_id, asker, min(asked_at) AS first_at FROM askings
        WHERE business_id = ${businessId} AND question_id IN (SELECT id FROM questions WHERE business_id = ${businessId} AND state = 'open')
        GROUP BY question_id, asker
      ), voiced AS (
        SELECT question_id, 1.0 / row_number() OVER (PARTITION BY asker ORDER BY first_at, question_id) AS voice FROM asked
      )
      SELECT id FROM questions LEFT JOIN voiced ON question_id = id
      WHERE business_id = ${businessId} AND state = 'open'
      GROUP BY id ORDER BY coalesce(sum(voice), 0) DESC, last_asked_at DESC, id DESC LIMIT -1 OFFSET ${keep})`,
  )

/** Keeps the `keep` dismissed and answered questions that were closed last. */
export const deleteOldClosedQuestions = (ctx: Context, businessId: string, keep: number) =>
  ctx.tenants
    .delete(questions)
    .where(
      sql`${questions.id} IN (SELECT id FROM questions WHERE business_id = ${businessId} AND state <> 'open' ORDER BY closed_at DESC, id DESC LIMIT -1 OFFSET ${keep})`,
    )

const open = (businessId: string) =>
  and(eq(questions.businessId, businessId), eq(questions.state, 'open'), sql`${questions.timesAsked} > 0`)

/** Open questions that had no answer; those from a thumbs-down had one and are left out. */
export const findUnknownQuestions = (ctx: Context, businessId: string, limit: number) =>
  ctx.tenants
    .select({ id: questions.id, question: questions.question })
    .from(questions)
    .where(
      and(
        open(businessId),
        sql`NOT EXISTS (SELECT 1 FROM askings WHERE question_id = ${questions.id} AND reason = 'rated')`,
      ),
    )
    .orderBy(desc(questions.lastAskedAt), desc(questions.id))
    .limit(limit)

/** One row more than a page, the latest asked first, and the total. */
export async function findOpenQuestions(ctx: Context, businessId: string, after: Cursor | undefined) {
  const further = isBefore(questions.lastAskedAt, questions.id, after)
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(questions)
      .where(and(open(businessId), further))
      .orderBy(desc(questions.lastAskedAt), desc(questions.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(questions).where(open(businessId)),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

/** The open question asked last, and how many are open, counted up to `most`. */
export async function findFirstOpenQuestion(ctx: Context, businessId: string, most: number) {
  const some = ctx.tenants.select({ id: questions.id }).from(questions).where(open(businessId)).limit(most).as('some')
  const [first, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select({ id: questions.id, question: questions.question, count: questions.timesAsked })
      .from(questions)
      .where(open(businessId))
      .orderBy(desc(questions.lastAskedAt), desc(questions.id))
      .limit(1),
    ctx.tenants.select({ number: count() }).from(some),
  ])
  return { first: first[0], open: counted[0]?.number ?? 0 }
}

/** How many questions without an answer were asked after this time; of the first `most` askings. */
export async function countUnknownAfter(ctx: Context, businessId: string, after: number, most: number) {
  const since = and(eq(askings.businessId, businessId), gt(askings.askedAt, after))
  const row = await ctx.tenants.get<{ number: number }>(
    sql`SELECT count(DISTINCT coalesce(question_id, id)) AS number
      FROM (SELECT id, question_id, reason FROM ${askings} WHERE ${since} LIMIT ${most}) WHERE reason = 'unknown'`,
  )
  return row.number
}

/** The askings of some questions, the latest first. The ids are bound as one JSON value, since D1 binds at most a hundred. */
export const findAskingsOf = (ctx: Context, questionIds: string[]): Promise<AskingRow[]> =>
  ctx.tenants
    .select()
    .from(askings)
    .where(sql`${askings.questionId} IN (SELECT value FROM json_each(${JSON.stringify(questionIds)}))`)
    .orderBy(desc(askings.askedAt), desc(askings.id))
    .limit(2000)

export const findQuestion = (ctx: Context, businessId: string, id: string): Promise<QuestionRow | undefined> =>
  ctx.tenants
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.businessId, businessId)))
    .get()

export const closeQuestion = (ctx: Context, id: string, state: 'answered' | 'dismissed') =>
  ctx.tenants
    .update(questions)
    .set({ state, closedAt: ctx.now() })
    .where(and(eq(questions.id, id), eq(questions.state, 'open')))
    .returning({ id: questions.id })

/** True in a batch until the question is closed: of two parallel answers only the first one is taken. */
export const isQuestionOpen = (ctx: Context, id: string): SQL =>
  sql`EXISTS ${ctx.tenants
    .select({ one: sql`1` })
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.state, 'open')))}`

export const deleteAsking = (ctx: Context, id: string, reason: AskedReason) =>
  ctx.tenants
    .delete(askings)
    .where(
      and(
        eq(askings.id, id),
        eq(askings.reason, reason),
        or(
          isNull(askings.questionId),
          inArray(
            askings.questionId,
            ctx.tenants.select({ id: questions.id }).from(questions).where(eq(questions.state, 'open')),
          ),
        ),
      ),
    )
    .returning({ questionId: askings.questionId })

export const setAskingsTold = (ctx: Context, questionId: string, conversationIds: string[]) =>
  ctx.tenants
    .update(askings)
    .set({ toldAt: ctx.now() })
    .where(and(eq(askings.questionId, questionId), isOneOfConversations(conversationIds)))

const isOneOfConversations = (ids: string[]) =>
  sql`${askings.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

export const isAskingUntold = (ctx: Context, questionId: string, conversationIds: string[]): SQL =>
  notExists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(askings)
      .where(
        and(
          eq(askings.questionId, questionId),
          isOneOfConversations(conversationIds),
          sql`${askings.toldAt} IS NOT NULL`,
        ),
      ),
  )
