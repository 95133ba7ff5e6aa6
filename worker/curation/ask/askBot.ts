import type { AskedReply } from '../../../contract/curation'
import { assembleProfile, loadProfile, ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { replyAsVisitor } from './replyAsVisitor'

/** The reply that a visitor would get, for the owner. Throws 404. */
export async function askBot(ctx: OwnerContext, businessId: string, question: string): Promise<AskedReply> {
  const { id } = await ownBusiness(ctx, businessId)
  // From D1: KV may be a minute behind what the owner has just confirmed.
  const profile = (await assembleProfile(ctx, id)) ?? (await loadProfile(ctx, id))
  const answer = await replyAsVisitor(ctx, profile, question)
  return {
    content: answer.content,
    sources: answer.sources,
    ...(answer.places && { places: answer.places }),
    answeredBy: answer.answeredBy,
    needsLeadCapture: answer.needsLeadCapture,
    needsScheduling: answer.needsScheduling,
    known: answer.known,
    ...(answer.rule && { rule: answer.rule }),
  }
}
