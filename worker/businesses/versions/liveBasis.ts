import type { AnswerBasis } from '../../../contract/curation'
import type { Context } from '../../platform/context'
import { type BusinessRow, findFaqs } from '../store'
import { answerBasisOf } from './answerBasis'
import { findAnswerVersion } from './store'

/** What visitors' answers stand on: the version that is live, and until there is one what was saved. */
export async function liveBasis(ctx: Context, row: BusinessRow): Promise<AnswerBasis> {
  const live = row.liveVersionId && (await findAnswerVersion(ctx, row.id, row.liveVersionId))
  return live ? live.basis : savedBasis(ctx, row)
}

/** What they would stand on with all that was saved. */
export const savedBasis = async (ctx: Context, row: BusinessRow): Promise<AnswerBasis> =>
  answerBasisOf(row, await findFaqs(ctx, row.id))
