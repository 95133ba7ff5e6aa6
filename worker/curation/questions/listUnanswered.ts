import type { UnansweredQuestion } from '../../../contract/curation'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { type Cursor, cutPage, everyRow } from '../../platform/http/page'
import { type AskingRow, findAskingsOf, findOpenQuestions, type QuestionRow } from './store'

const SHOWN_WORDINGS = 5

const date = (at: number) => new Date(at).toISOString()

/** The questions that wait for the owner's answer, the one asked last first. */
export async function listUnanswered(ctx: OwnerContext, businessId: string, after: Cursor | undefined) {
  const { id } = await ownBusiness(ctx, businessId)
  const { rows, total } = await findOpenQuestions(ctx, id, after)
  const { shown, next } = cutPage(rows, ({ lastAskedAt }) => lastAskedAt)
  const askings = Map.groupBy(
    await findAskingsOf(
      ctx,
      shown.map((row) => row.id),
    ),
    ({ questionId }) => questionId,
  )
  return {
    rows: shown.map((row) => unansweredView(row, askings.get(row.id) ?? [])),
    total,
    next,
  }
}

const unansweredView = (row: QuestionRow, askings: AskingRow[]): UnansweredQuestion => ({
  id: row.id,
  question: row.question,
  count: row.timesAsked,
  reasons: [...new Set(askings.map(({ reason }) => reason))],
  alsoAsked: [...new Set(askings.map(({ question }) => question))]
    .filter((question) => question !== row.question)
    .slice(0, SHOWN_WORDINGS),
  conversationId: askings[0]?.conversationId ?? '',
  firstAskedAt: date(row.createdAt),
  lastAskedAt: date(row.lastAskedAt),
})

export async function* everyUnanswered(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    const questions = everyRow((after) => listUnanswered(ctx, businessId, after))
    for await (const question of questions) yield { businessId, ...question }
  }
}
