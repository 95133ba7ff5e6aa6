import { factsAnswerer } from '../../answering/chooseAnswerer'
import { assembleProfile } from '../../businesses/assembleProfile'
import type { Context } from '../../context'
import { replyAsVisitor } from '../ask/replyAsVisitor'
import { closeQuestion, findUnknown } from './store'

/** So many are asked again, the latest first: it costs no model, but time. */
const ASKED_MAX = 60

/** Closes what was open and is answered by now, from what its owner or the website says meanwhile. */
export async function askAgain(ctx: Context, { businessId }: { businessId: string }): Promise<void> {
  const open = await findUnknown(ctx, businessId, ASKED_MAX)
  const profile = open.length > 0 && (await assembleProfile(ctx, businessId))
  if (!profile) return
  for (const { id, question } of open) {
    const { known } = await replyAsVisitor(ctx, profile, question, factsAnswerer)
    if (known) await closeQuestion(ctx, id, 'answered')
  }
}
