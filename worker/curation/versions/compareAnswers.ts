import type { AnswerBasis, AnswerDifference } from '../../../contract/curation'
import { MINUTE_MS } from '../../../contract/durations'
import { planOf } from '../../accounts'
import { answerWhole, factsAnswerer, NEW_CONVERSATION } from '../../answering'
import { appearanceOf, type BusinessRow } from '../../businesses'
import { searchKnowledge } from '../../knowledge'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { savedQuestionsOf } from '../saved/savedQuestions'
import { type ComparedAnswer, remembered } from './rememberedAnswers'

type Bases = { before: AnswerBasis; after: AnswerBasis }

/**
 * The saved questions that `after` would answer differently than `before`. Asked without a model, whose wording varies from call to call
 * while the facts stay the same.
 */
export async function compareAnswers(ctx: Context, row: BusinessRow, bases: Bases): Promise<AnswerDifference[]> {
  const saved = await savedQuestionsOf(ctx, row.id)
  if (saved.length === 0) return []
  const plan = await planOf(ctx, row.customerId)
  const now = new Date(ctx.now() - (ctx.now() % SAME_TIME_MS))
  const asker = async (basis: AnswerBasis) => {
    const profile = { ...appearanceOf(row), ...basis, plan }
    // What changes with every save changes no answer.
    const stoodOn = await sha256(JSON.stringify({ ...profile, revision: 0, versionId: null, now }))
    const find = (lookup: string) => searchKnowledge(ctx, profile, lookup)
    const alone = { history: [], page: {}, state: NEW_CONVERSATION }
    return (text: string) =>
      remembered(`${stoodOn}:${text}`, async () => {
        const from = Date.now()
        const answer = await answerWhole(factsAnswerer, { profile, text, ...alone, find, now })
        await scheduler.wait(Math.max(PAUSE_MS, Date.now() - from))
        return answer
      })
  }
  const [askBefore, askAfter] = await Promise.all([asker(bases.before), asker(bases.after)])
  const differences: AnswerDifference[] = []
  for (const { question } of saved) {
    const [before, after] = [await askBefore(question), await askAfter(question)]
    if (!isSameAnswer(before, after)) differences.push({ question, before: before.content, after: after.content })
  }
  return differences
}

/** A hundred replies in one go would keep everybody else in the isolate waiting: each is followed by as long for others, and at least this. */
const PAUSE_MS = 1
/** "Are you open?" is asked of both at one time, and of saves that follow each other. */
const SAME_TIME_MS = 15 * MINUTE_MS

const isSameAnswer = (one: ComparedAnswer, other: ComparedAnswer): boolean =>
  one.content === other.content &&
  one.needsScheduling === other.needsScheduling &&
  one.needsLeadCapture === other.needsLeadCapture
