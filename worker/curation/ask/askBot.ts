import { PLACES_MAX } from '../../../contract/chat'
import type { AskedReply, AskRequest } from '../../../contract/curation'
import { loadProfile, ownBusiness, savedBasis } from '../../businesses'
import { findKnowledge, type Statement } from '../../knowledge'
import type { OwnerContext } from '../../platform/context'
import { isAboutAsked, isOwnersWord, isPlaceOfAsked, placesSaid } from './aboutAsked'
import { replyAsVisitor } from './replyAsVisitor'

/**
 * The reply that a visitor would get, for the owner: now, or once all that is saved is live, where what isn't about the question counts as not
 * known, and what was found without a model on the site is proposed as a place that may answer it. Throws 404.
 */
export async function askBot(
  ctx: OwnerContext,
  businessId: string,
  { question, asSaved }: AskRequest,
): Promise<AskedReply> {
  const row = await ownBusiness(ctx, businessId)
  const live = await loadProfile(ctx, row.id)
  const profile = asSaved ? { ...live, withdrawn: row.withdrawn, ...(await savedBasis(ctx, row)) } : live
  const read: Statement[] = []
  const answer = await replyAsVisitor(ctx, profile, question, undefined, async (...asked) => {
    const found = await findKnowledge(...asked)
    read.push(...found.statements)
    return found
  })
  const isAbout = !asSaved || isAboutAsked(question, answer, { read, faqs: profile.faqs })
  const isSure = !asSaved || answer.answeredBy === 'model' || isOwnersWord(answer)
  const proposed = answer.known && isAbout && !isSure ? placesSaid(answer.content, read) : []
  const places = [...proposed, ...(answer.places ?? []).filter((place) => !asSaved || isPlaceOfAsked(question, place))]
  return {
    content: answer.content,
    sources: answer.sources,
    ...(places.length > 0 && { places: places.slice(0, PLACES_MAX) }),
    answeredBy: answer.answeredBy,
    needsLeadCapture: answer.needsLeadCapture,
    needsScheduling: answer.needsScheduling,
    known: answer.known && isAbout && isSure,
    ...(answer.rule && { rule: answer.rule }),
  }
}
