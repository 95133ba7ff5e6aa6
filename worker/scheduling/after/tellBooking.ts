import type { BatchItem } from 'drizzle-orm/batch'
import { HOUR_MS } from '../../../contract/durations'
import { type BusinessProfile, loadProfile } from '../../businesses'
import { type FindAskedQuestions, findLead, firstAwake, setLeadsMailed } from '../../leads'
import { reachOf, readRules, tell } from '../../notifications'
import type { Context } from '../../platform/context'
import type { ToldBooking } from '../../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { findBooking, type StoredBooking } from '../record/store/bookings'
import { ownerNotice } from './ownerNotice'
import { findTold, isUntold, setTold } from './store'
import { visitorMail } from './visitorMail'
import { isTheirs, readVisitRules, type VisitRules } from './visitRules'
import { offerFreedTimesOf } from './waitlist/offerFreedTimes'
import { leaveWaitlist, lookForWaiting } from './waitlist/store'

/** A reminder so soon after the confirmation would say the same again. */
const NO_REMINDER_MS = HOUR_MS

type Occasion = 'confirmed' | 'moved' | 'canceled'
type Telling = {
  booking: StoredBooking
  profile: BusinessProfile
  rules: VisitRules
  occasion: Occasion
  byName: string | null
  /** Of a move: when it was to begin before, as people were told. */
  was?: number
}

/**
 * Handles `booking.tell`: mails the visitor, tells the business's people what its visitors did, sets the reminders, and has the waiting list
 * looked through. A change that another has followed is told with that one.
 */
export async function tellBooking(
  ctx: Context,
  { bookingId, sequence, change, byName }: ToldBooking,
  findAsked: FindAskedQuestions,
): Promise<void> {
  const [booking, told] = await Promise.all([findBooking(ctx, bookingId), findTold(ctx, bookingId)])
  if (booking?.sequence !== sequence || (told?.sequence ?? -1) >= sequence) return
  const profile = await loadProfile(ctx, booking.businessId)
  const rules = await readVisitRules(ctx, profile)
  const reminders = isTheirs(booking) ? rules.reminders : []
  const occasion = occasionOf(booking, change, told)
  const was = occasion === 'moved' && told?.startsAt !== booking.startsAt ? told?.startsAt : undefined
  const telling = occasion && { booking, profile, rules, occasion, byName, ...(was && { was }) }
  const [first, ...others] = [
    ...(telling ? await visitorRows(ctx, telling) : []),
    ...(telling ? await ownerRows(ctx, telling, findAsked) : []),
    ...(occasion === 'confirmed' && booking.serviceId
      ? [leaveWaitlist(ctx, { ...booking, serviceId: booking.serviceId })]
      : []),
    ...(occasion === 'moved' || occasion === 'canceled' ? [lookForWaiting(ctx, booking.businessId)] : []),
    setTold(ctx, { booking, reminders, after: ctx.now() + (occasion ? NO_REMINDER_MS : 0) }),
  ]
  if (first) await ctx.tenants.batch([first, ...others])
  // At once, before somebody else finds the time.
  if (occasion === 'moved' || occasion === 'canceled') await offerFreedTimesOf(ctx, booking.businessId)
  wakeOutbox(ctx)
}

/**
 * What is news to those who were told something else, or nothing yet: a change that nobody is told of, such as one of its notes, may follow
 * one that they weren't told of yet. Whether a visitor came is told to nobody.
 */
function occasionOf(
  { status, startsAt }: StoredBooking,
  change: ToldBooking['change'],
  told: Awaited<ReturnType<typeof findTold>>,
): Occasion | undefined {
  if (status === 'canceled') return told?.status === 'canceled' ? undefined : 'canceled'
  if (status === 'no-show') return undefined
  if (!told || told.status === 'canceled' || change === 'confirmed') return 'confirmed'
  return change === 'moved' || (told.startsAt ?? startsAt) !== startsAt ? 'moved' : undefined
}

async function visitorRows(ctx: Context, telling: Telling): Promise<BatchItem<'sqlite'>[]> {
  const { booking } = telling
  if (!isTheirs(booking)) return []
  const payload = await visitorMail(ctx, telling)
  return [outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isUntold(booking.id, booking.sequence))]
}

/** Up to the first of them who isn't in quiet hours, as of a lead. Nobody has to get back to the visitor, so nobody is reminded. */
async function ownerRows(
  ctx: Context,
  telling: Telling,
  findAsked: FindAskedQuestions,
): Promise<BatchItem<'sqlite'>[]> {
  const { booking, byName } = telling
  const lead = booking.leadId ? await findLead(ctx, booking.leadId) : undefined
  const known = lead ? [setLeadsMailed(ctx, [lead])] : []
  if (byName !== null) return known
  const rules = await readRules(ctx, booking)
  const asked = await findAsked(ctx, booking)
  const notice = ownerNotice(ctx, { ...telling, lead, asked })
  const { told } = firstAwake(ctx, await reachOf(ctx, rules.people), { from: 0, rules, notice })
  return [...(await tell(ctx, told, notice)), ...asked.rows, ...known]
}
