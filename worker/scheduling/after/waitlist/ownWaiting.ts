import type { OwnWaiting } from '../../../../contract/scheduling'
import { loadProfile } from '../../../businesses'
import type { Context } from '../../../platform/context'
import { bookTime } from '../../bookTime'
import { noLongerWaiting, nothingOffered } from '../../errors'
import { iso } from '../../slotView'
import { bookingLink, isSigned } from '../signedLinks'
import { readVisitRules } from '../visitRules'
import { endWaiting } from './endWaiting'
import { findWaiting, type WaitingRow } from './store'

type Link = { id: string; token: string }

async function findOwn(ctx: Context, link: Link): Promise<WaitingRow> {
  const row = (await isSigned(ctx, 'waitlist', link)) ? await findWaiting(ctx, link.id) : undefined
  if (!row) throw noLongerWaiting()
  return row
}

/** What somebody who waits sees by the link of their mail. Throws 404. */
export async function readOwnWaiting(ctx: Context, link: Link): Promise<OwnWaiting> {
  const { businessId, serviceName, timeZone, offeredStartsAt, offeredUntil } = await findOwn(ctx, link)
  const profile = await loadProfile(ctx, businessId)
  const isOffered = offeredStartsAt !== null && offeredUntil !== null && offeredStartsAt > ctx.now()
  return {
    businessName: profile.name,
    color: profile.primaryColor,
    service: serviceName,
    timeZone: (await readVisitRules(ctx, profile)).timeZone,
    visitorTimeZone: timeZone,
    offer: isOffered ? { start: iso(offeredStartsAt), heldUntil: iso(offeredUntil) } : null,
  }
}

/** Books the time that was offered, also after it was held if it is still free. Throws 403, 404, 409, 422 and 429. */
export async function takeOffer(ctx: Context, link: Link): Promise<{ manageUrl: string }> {
  const row = await findOwn(ctx, link)
  if (row.offeredStartsAt === null) throw nothingOffered()
  const { id } = await bookTime(ctx, row.businessId, {
    serviceId: row.serviceId,
    start: iso(row.offeredStartsAt),
    name: row.name,
    email: row.email,
    phone: row.phone,
    place: null,
    notes: null,
    timeZone: row.timeZone ?? undefined,
    language: row.language,
    holdId: row.offeredHoldId,
    // However often the button is pressed the offer is one booking.
    idempotencyKey: `${row.id}:${row.offeredStartsAt}`,
  })
  return { manageUrl: await bookingLink(ctx, id) }
}

/** What was held for them goes to the next person. Throws 404. */
export async function leaveByLink(ctx: Context, link: Link): Promise<void> {
  const row = await findOwn(ctx, link)
  const { country } = await loadProfile(ctx, row.businessId)
  await endWaiting(ctx, row, country)
}
