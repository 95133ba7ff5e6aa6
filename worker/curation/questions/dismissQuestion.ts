import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { questionNotFound } from '../errors'
import { closeQuestion, findQuestion } from './store'

/** Dismisses a question that needs no answer. Asked again, in whatever words, it stays dismissed. Throws 404. */
export async function dismissQuestion(
  ctx: OwnerContext,
  { businessId, questionId }: { businessId: string; questionId: string },
): Promise<void> {
  const { id } = await ownBusiness(ctx, businessId)
  const question = await findQuestion(ctx, id, questionId)
  if (!question) throw questionNotFound()
  await closeQuestion(ctx, question.id, 'dismissed')
}
