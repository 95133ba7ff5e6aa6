import type { VisitorBooking } from '../../../contract/scheduling'
import { takeAskersAttempt } from '../../accounts'
import { businessPhone } from '../../answering'
import { type BusinessProfile, loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import type { MailAttachment } from '../../platform/outbox/message'
import { cancelTime, moveTime } from '../changeTime'
import { bookingNotFound } from '../errors'
import { findBooking, type StoredBooking } from '../record/store/bookings'
import { iso } from '../slotView'
import { calendarFile } from './calendarFile'
import { bookingLink, isSigned } from './signedLinks'
import { changeableUntil, readVisitRules, type VisitRules } from './visitRules'

type Link = { id: string; token: string }
type Visit = { booking: StoredBooking; profile: BusinessProfile; rules: VisitRules }

/** A booking by the link of its visitor's mail. Throws 404. */
export const readVisitorBooking = async (ctx: Context, link: Link): Promise<VisitorBooking> =>
  viewOf(ctx, await findVisit(ctx, link))

/** Throws 403, 404, 409, 422, 429 and 503. */
export async function moveVisitorBooking(ctx: Context, { start, ...link }: Link & { start: string }) {
  const visit = await findVisit(ctx, link)
  await takeAskersAttempt(ctx, 'booking', visit.booking.businessId)
  const {
    id,
    starts_at: startsAt,
    ends_at: endsAt,
    staff_name: staffName,
  } = await moveTime(ctx, visit.booking.businessId, { id: link.id, start })
  return viewOf(ctx, { ...visit, booking: { ...visit.booking, id, startsAt, endsAt, staffName } })
}

/** Throws 403, 404, 409 and 429. */
export async function cancelVisitorBooking(ctx: Context, link: Link): Promise<VisitorBooking> {
  const visit = await findVisit(ctx, link)
  await takeAskersAttempt(ctx, 'booking', visit.booking.businessId)
  await cancelTime(ctx, visit.booking.businessId, { id: link.id })
  return viewOf(ctx, { ...visit, booking: { ...visit.booking, status: 'canceled' } })
}

/** Throws 404. */
export async function readCalendarFile(ctx: Context, link: Link): Promise<MailAttachment> {
  const visit = await findVisit(ctx, link)
  return calendarFile(ctx, { ...visit, url: await bookingLink(ctx, link.id) })
}

async function findVisit(ctx: Context, link: Link): Promise<Visit> {
  const booking = (await isSigned(ctx, 'booking', link)) ? await findBooking(ctx, link.id) : undefined
  if (!booking) throw bookingNotFound()
  const profile = await loadProfile(ctx, booking.businessId)
  return { booking, profile, rules: await readVisitRules(ctx, profile) }
}

async function viewOf(ctx: Context, { booking, profile, rules }: Visit): Promise<VisitorBooking> {
  const until = changeableUntil(booking, rules)
  return {
    id: booking.id,
    businessId: booking.businessId,
    businessName: profile.name,
    color: profile.primaryColor,
    phone: (await businessPhone(ctx, profile)) ?? null,
    address: rules.address ?? null,
    serviceId: booking.serviceId,
    service: booking.serviceName,
    staff: booking.staffName,
    start: iso(booking.startsAt),
    end: iso(booking.endsAt),
    timeZone: rules.timeZone,
    visitorTimeZone: booking.timeZone,
    state: stateOf(booking, ctx.now(), until),
    changeMinutes: rules.changeMinutes,
    changeUntil: iso(until),
  }
}

function stateOf({ status, startsAt }: StoredBooking, now: number, until: number): VisitorBooking['state'] {
  if (status === 'canceled') return 'canceled'
  if (status === 'no-show' || startsAt <= now) return 'over'
  return now <= until ? 'open' : 'late'
}
