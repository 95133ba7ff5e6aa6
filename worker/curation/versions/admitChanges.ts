import type { AnswerBasis, AnswerDifference } from '../../../contract/curation'
import {
  type BusinessRow,
  changesBetween,
  deleteOldVersions,
  deleteWaitingVersion,
  findAnswerVersion,
  findBusiness,
  findWaitingVersion,
  insertVersionIf,
  isBusinessUnchanged,
  isSameJson,
  savedBasis,
  setLiveAnswerVersion,
} from '../../businesses'
import type { Context } from '../../platform/context'
import { batchNamed } from '../../platform/db/batchNamed'
import { newId } from '../../platform/ids'
import { compareAnswers } from './compareAnswers'
import { mailWaitingChange } from './mailWaitingChange'

const MOST_ROUNDS = 5
export const VERSIONS_KEPT = 30

/**
 * The publish gate: what was saved goes live if it changes no answer to a saved question; otherwise it waits for the owner. Parallel calls
 * are possible: one that was overtaken starts again.
 */
export async function admitChanges(ctx: Context, businessId: string, changedBy?: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const row = await findBusiness(ctx, businessId)
    if (!row || (await admit(ctx, row, changedBy))) return
  }
  throw new Error(`Business ${businessId} was changed during each of ${MOST_ROUNDS} attempts to admit its changes`)
}

/** Answers false if the business was changed meanwhile. */
async function admit(ctx: Context, row: BusinessRow, changedBy: string | undefined): Promise<boolean> {
  const [saved, live, waiting] = await Promise.all([
    savedBasis(ctx, row),
    row.liveVersionId === null ? undefined : findAnswerVersion(ctx, row.id, row.liveVersionId),
    findWaitingVersion(ctx, row.id),
  ])
  if (live && isSameJson(live.basis, saved)) {
    if (waiting) await deleteWaitingVersion(ctx, row.id, isBusinessUnchanged(ctx, row))
    return true
  }
  if (waiting && isSameJson(waiting.basis, saved)) return true
  const differences = live ? await compareAnswers(ctx, row, { before: live.basis, after: saved }) : []
  const version = newVersion(ctx, row, { saved, live: live?.basis, differences, changedBy })
  const condition = isBusinessUnchanged(ctx, row)
  const insert = insertVersionIf(ctx, version, condition)
  if (differences.length > 0) {
    const [, inserted] = await ctx.tenants.batch([deleteWaitingVersion(ctx, row.id, condition), insert])
    // The person who made a change sees that it waits; a change by the website would go unnoticed without the mail.
    if (inserted.length > 0 && !waiting && !changedBy) await mailWaitingChange(ctx, row, differences.length)
    return inserted.length > 0
  }
  const { moved } = await batchNamed(ctx.tenants, {
    waiting: deleteWaitingVersion(ctx, row.id, condition),
    inserted: insert,
    moved: setLiveAnswerVersion(ctx, row.id, version.id, condition),
    old: deleteOldVersions(ctx, row.id, VERSIONS_KEPT),
  })
  return moved.length > 0
}

type Change = {
  saved: AnswerBasis
  live: AnswerBasis | undefined
  differences: AnswerDifference[]
  changedBy: string | undefined
}

const newVersion = (ctx: Context, row: BusinessRow, { saved, live, differences, changedBy }: Change) => ({
  id: newId('version'),
  businessId: row.id,
  basis: saved,
  changes: live ? changesBetween(live, saved) : ['Set up'],
  differences: differences.length > 0 ? differences : null,
  changedBy: changedBy ?? null,
  isWaiting: differences.length > 0,
  createdAt: ctx.now(),
})
