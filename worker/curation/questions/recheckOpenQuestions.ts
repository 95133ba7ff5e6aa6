import { factsAnswerer } from '../../answering'
import { assembleProfile } from '../../businesses'
import { searchKnowledge } from '../../knowledge'
import type { Context } from '../../platform/context'
import { replyAsVisitor } from '../ask/replyAsVisitor'
import { closeQuestion, findUnknownQuestions } from './store'

/** The most questions asked per run, the latest first. It takes time, but neither a model nor an embedding. */
const ASKED_MAX = 60
/** Between two of them others have their turn. */
const PAUSE_MS = 1

/** Closes open questions that the FAQ or the website answers by now. */
export async function recheckOpenQuestions(ctx: Context, { businessId }: { businessId: string }): Promise<void> {
  const open = await findUnknownQuestions(ctx, businessId, ASKED_MAX)
  const profile = open.length > 0 && (await assembleProfile(ctx, businessId))
  if (!profile) return
  for (const { id, question } of open) {
    const { known, sources } = await replyAsVisitor(ctx, profile, question, factsAnswerer, searchKnowledge)
    // Without sources the reply may be small talk, which always has an answer.
    if (known && sources.length > 0) await closeQuestion(ctx, id, 'answered')
    await scheduler.wait(PAUSE_MS)
  }
}
