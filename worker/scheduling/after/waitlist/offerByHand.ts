import type { WaitlistEntry } from '../../../../contract/scheduling'
import { loadProfile, ownBusiness } from '../../../businesses'
import type { OwnerContext } from '../../../platform/context'
import { wakeOutbox } from '../../../platform/outbox/writeOutbox'
import { calendarUnavailable, noLongerWaiting, notTaken, tooManyHolds } from '../../errors'
import { readVisitRules } from '../visitRules'
import { waitingView } from './listWaiting'
import { offerTime } from './offerTime'
import { findWaiting } from './store'

type Wanted = { businessId: string; id: string; start: string }

/** Offers a free time that the business's people pick to somebody on the list. Throws 404, 409, 422, 429 and 503. */
export async function offerByHand(ctx: OwnerContext, { businessId, id, start }: Wanted): Promise<WaitlistEntry> {
  const business = await ownBusiness(ctx, businessId)
  const row = await findWaiting(ctx, id)
  if (row?.businessId !== business.id) throw noLongerWaiting()
  const known = await loadProfile(ctx, business.id)
  const profile = { ...known, timeZone: (await readVisitRules(ctx, known)).timeZone }
  const offer = await offerTime(ctx, profile, row, Date.parse(start))
  if (offer.outcome === 'calendar-unavailable') throw calendarUnavailable()
  if (offer.outcome === 'too-many-holds') throw tooManyHolds()
  if (offer.outcome !== 'offered') throw notTaken(offer)
  wakeOutbox(ctx)
  return waitingView({ ...row, offeredStartsAt: Date.parse(start), offeredUntil: offer.until })
}
