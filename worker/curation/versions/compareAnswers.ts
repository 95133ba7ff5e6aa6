import type { AnswerBasis, AnswerDifference } from '../../../contract/curation'
import { planOf } from '../../accounts'
import { type Answer, answerWhole, factsAnswerer, NEW_CONVERSATION } from '../../answering'
import { appearanceOf, type BusinessRow } from '../../businesses'
import { searchKnowledge } from '../../knowledge'
import type { Context } from '../../platform/context'
import { savedQuestionsOf } from '../saved/savedQuestions'

type Bases = { before: AnswerBasis; after: AnswerBasis }

/**
 * The saved questions that `after` would answer differently than `before`. Asked without a model, whose wording varies from call to call
 * while the facts stay the same.
 */
export async function compareAnswers(ctx: Context, row: BusinessRow, bases: Bases): Promise<AnswerDifference[]> {
  const saved = await savedQuestionsOf(ctx, row.id)
  if (saved.length === 0) return []
  const plan = await planOf(ctx, row.customerId)
  const now = new Date(ctx.now())
  const ask = async (basis: AnswerBasis, text: string) => {
    const profile = { ...appearanceOf(row), ...basis, plan }
    const find = (lookup: string) => searchKnowledge(ctx, profile, lookup)
    const alone = { history: [], page: {}, state: NEW_CONVERSATION }
    return answerWhole(factsAnswerer, { profile, text, ...alone, find, now })
  }
  const answers = await Promise.all(
    saved.map(async ({ question }) => ({
      question,
      before: await ask(bases.before, question),
      after: await ask(bases.after, question),
    })),
  )
  return answers
    .filter(({ before, after }) => !isSameAnswer(before, after))
    .map(({ question, before, after }) => ({ question, before: before.content, after: after.content }))
}

const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one.content === other.content &&
  one.needsScheduling === other.needsScheduling &&
  one.needsLeadCapture === other.needsLeadCapture
