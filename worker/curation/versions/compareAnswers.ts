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
    const answer = await answerWhole(factsAnswerer, { profile, text, ...alone, find, now })
    await scheduler.wait(PAUSE_MS)
    return answer
  }
  const differences: AnswerDifference[] = []
  for (const { question } of saved) {
    const [before, after] = [await ask(bases.before, question), await ask(bases.after, question)]
    if (!isSameAnswer(before, after)) differences.push({ question, before: before.content, after: after.content })
  }
  return differences
}

/** A hundred replies in one go would keep everybody else in the isolate waiting. */
const PAUSE_MS = 1

const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one.content === other.content &&
  one.needsScheduling === other.needsScheduling &&
  one.needsLeadCapture === other.needsLeadCapture
