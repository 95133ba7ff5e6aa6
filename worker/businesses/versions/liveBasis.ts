import type { AnswerBasis } from '../../../contract/curation'
import type { Context } from '../../platform/context'
import { type BusinessRow, findFaqs } from '../store'
import { answerBasisOf } from './answerBasis'
import { findAnswerVersion } from './store'

/** The basis of visitors' answers: the live version, or what was saved if there is none yet. */
export async function liveBasis(ctx: Context, row: BusinessRow): Promise<AnswerBasis> {
  const live = row.liveVersionId && (await findAnswerVersion(ctx, row.id, row.liveVersionId))
  return live ? live.basis : savedBasis(ctx, row)
}

/** The basis with everything saved, live or not. */
export const savedBasis = async (ctx: Context, row: BusinessRow): Promise<AnswerBasis> =>
  answerBasisOf(row, await findFaqs(ctx, row.id))
