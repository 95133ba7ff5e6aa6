import type { KnownVisitor } from '../../leads'
import type { Context } from '../../platform/context'
import { mentionsContact, withoutContact } from '../../text/contact'
import { recountAskings } from '../questions/store'
import {
  deleteAskings,
  deleteRatingsIn,
  deleteUnasked,
  findAskingsIn,
  findAskingsMentioning,
  findQuestionsMentioning,
  rewordQuestions,
  updateQuestionWords,
} from './store'

/** Deletes what a visitor asked and rated. A question that others asked too stays, in the words of one of them. */
export async function forgetQuestions(
  ctx: Context,
  { businessId, contact, conversationIds }: KnownVisitor,
): Promise<{ questions: number; ratings: number }> {
  const mentioned = (await findAskingsMentioning(ctx, businessId, contact)).filter(({ question }) =>
    mentionsContact(question, contact),
  )
  const askings = [...(await findAskingsIn(ctx, conversationIds)), ...mentioned]
  const ratings = await forgetAskings(ctx, { askings, conversationIds })
  for (const { id, question } of await findQuestionsMentioning(ctx, businessId, contact))
    await updateQuestionWords(ctx, id, withoutContact(question, contact))
  return { questions: new Set(askings.map(({ id }) => id)).size, ratings }
}

/** Deletes what was asked and rated in some conversations. */
export async function forgetAskingsIn(ctx: Context, conversationIds: string[]): Promise<void> {
  await forgetAskings(ctx, { askings: await findAskingsIn(ctx, conversationIds), conversationIds })
}

async function forgetAskings(
  ctx: Context,
  { askings, conversationIds }: { askings: { id: string; questionId: string | null }[]; conversationIds: string[] },
): Promise<number> {
  const questionIds = [...new Set(askings.flatMap(({ questionId }) => questionId ?? []))]
  const [rated] = await ctx.tenants.batch([
    deleteRatingsIn(ctx, conversationIds),
    deleteAskings(
      ctx,
      askings.map(({ id }) => id),
    ),
    deleteUnasked(ctx, questionIds),
    rewordQuestions(ctx, questionIds),
    recountAskings(ctx, questionIds),
  ])
  return rated.length
}
