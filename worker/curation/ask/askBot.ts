import type { AskedReply, AskRequest } from '../../../contract/curation'
import { loadProfile, ownBusiness, savedBasis } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { replyAsVisitor } from './replyAsVisitor'

/** The reply that a visitor would get, for the owner: now, or once all that is saved is live. Throws 404. */
export async function askBot(
  ctx: OwnerContext,
  businessId: string,
  { question, asSaved }: AskRequest,
): Promise<AskedReply> {
  const row = await ownBusiness(ctx, businessId)
  const live = await loadProfile(ctx, row.id)
  const profile = asSaved ? { ...live, ...(await savedBasis(ctx, row)) } : live
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
