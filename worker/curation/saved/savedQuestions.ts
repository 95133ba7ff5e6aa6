import { SAVED_QUESTIONS_MAX, type SavedQuestion } from '../../../contract/curation'
import { ownBusiness } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { newId } from '../../platform/ids'
import { questionNotFound, tooManySavedQuestions } from '../errors'
import { deleteSavedQuestion, findSavedQuestions, insertSavedQuestionWithin } from './store'

/** What its owner asks of every change before it goes live. */
export const savedQuestionsOf = (ctx: Context, businessId: string): Promise<SavedQuestion[]> =>
  findSavedQuestions(ctx, businessId)

export async function listSavedQuestions(ctx: OwnerContext, businessId: string): Promise<SavedQuestion[]> {
  const { id } = await ownBusiness(ctx, businessId)
  return findSavedQuestions(ctx, id)
}

/** In the same words it is saved once. Throws 404, 422. */
export async function saveQuestion(ctx: OwnerContext, businessId: string, question: string): Promise<SavedQuestion> {
  const known = (await listSavedQuestions(ctx, businessId)).find((saved) => saved.question === question)
  if (known) return known
  const [saved] = await insertSavedQuestionWithin(ctx, SAVED_QUESTIONS_MAX, {
    id: newId('savedQuestion'),
    businessId,
    question,
  })
  if (!saved) throw tooManySavedQuestions(SAVED_QUESTIONS_MAX)
  return saved
}

export async function removeSavedQuestion(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  await ownBusiness(ctx, businessId)
  const [removed] = await deleteSavedQuestion(ctx, businessId, id)
  if (!removed) throw questionNotFound()
}

export async function* everySavedQuestion(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (const saved of await listSavedQuestions(ctx, businessId)) yield { businessId, ...saved }
  }
}
