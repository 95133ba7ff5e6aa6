import type { VisitorFound, VisitorQuery } from '../../../contract/privacy'
import { ownBusiness } from '../../businesses'
import { findAskingsIn, findRatingsIn } from '../../curation'
import { displayPhone, findHeldMentioning, findMattersIn } from '../../leads'
import type { OwnerContext } from '../../platform/context'
import { waitingOf } from '../../scheduling'
import { findVisitor } from './findVisitor'

/** How much there is of a visitor, and under which addresses. Throws 404 and 503. */
export async function describeVisitor(
  ctx: OwnerContext,
  { businessId, ...asked }: VisitorQuery & { businessId: string },
): Promise<VisitorFound> {
  const business = await ownBusiness(ctx, businessId)
  const { contact, linked, names, leadIds, conversationIds, bookingIds, heads } = await findVisitor(
    ctx,
    business,
    asked,
  )
  const [matters, questions, ratings, held, waiting] = await Promise.all([
    findMattersIn(ctx, conversationIds),
    findAskingsIn(ctx, conversationIds),
    findRatingsIn(ctx, conversationIds),
    findHeldMentioning(ctx, business.id, contact),
    waitingOf(ctx, business.id, contact),
  ])
  return {
    names,
    linked,
    emails: contact.emails,
    phones: contact.phones.map(({ callingCode, national }) =>
      callingCode ? displayPhone(`+${callingCode}${national}`, business.country) : national,
    ),
    counts: {
      leads: leadIds.length,
      bookings: bookingIds.length,
      waiting: waiting.length,
      held: held.length,
      // A conversation of which nothing is left to show may still have matters and questions.
      conversations: heads.length,
      messages: heads.reduce((sum, { messageCount }) => sum + messageCount, 0),
      matters: matters.length,
      questions: questions.length,
      ratings: ratings.length,
    },
  }
}
