import type { BatchItem } from 'drizzle-orm/batch'
import { type BusinessProfile, loadProfile } from '../../businesses'
import { findLead, firstAwake, setLeadsMailed } from '../../leads'
import { reachOf, readRules, tell } from '../../notifications'
import type { Context } from '../../platform/context'
import type { ToldBooking } from '../../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { findBooking, type StoredBooking } from '../record/store/bookings'
import { ownerNotice } from './ownerNotice'
import { findToldSequence, isUntold, setTold } from './store'
import { visitorMail } from './visitorMail'
import { isTheirs, readVisitRules, type VisitRules } from './visitRules'
import { leaveWaitlist, lookForWaiting } from './waitlist/store'

/** A reminder so soon after the confirmation would say the same again. */
const NO_REMINDER_MS = 60 * 60_000

type Occasion = 'confirmed' | 'moved' | 'canceled'
type Telling = {
  booking: StoredBooking
  profile: BusinessProfile
  rules: VisitRules
  occasion: Occasion
  byName: string | null
}

/**
 * Handles `booking.tell`: mails the visitor, tells the business's people what its visitors did, sets the reminders, and has the waiting list
 * looked through. A change that another has followed is told by that one.
 */
export async function tellBooking(ctx: Context, { bookingId, sequence, change, byName }: ToldBooking): Promise<void> {
  const [booking, told] = await Promise.all([findBooking(ctx, bookingId), findToldSequence(ctx, bookingId)])
  if (booking?.sequence !== sequence || (told ?? -1) >= sequence) return
  const profile = await loadProfile(ctx, booking.businessId)
  const rules = await readVisitRules(ctx, profile)
  const reminders = isTheirs(booking) ? rules.reminders : []
  const occasion = occasionOf(change, told)
  const telling = occasion && { booking, profile, rules, occasion, byName }
  const [first, ...others] = [
    ...(telling ? await visitorRows(ctx, telling) : []),
    ...(telling ? await ownerRows(ctx, telling) : []),
    ...(occasion === 'confirmed' && booking.serviceId
      ? [leaveWaitlist(ctx, { ...booking, serviceId: booking.serviceId })]
      : []),
    ...(occasion === 'moved' || occasion === 'canceled' ? [lookForWaiting(ctx, booking.businessId)] : []),
    setTold(ctx, { booking, reminders, after: ctx.now() + (occasion ? NO_REMINDER_MS : 0) }),
  ]
  if (first) await ctx.tenants.batch([first, ...others])
  wakeOutbox(ctx)
}

const changeTold = {
  confirmed: 'confirmed',
  moved: 'moved',
  canceled: 'canceled',
  'no-show': undefined,
  came: undefined,
  noted: undefined,
} as const

/** Whether a visitor came is told to nobody. What was moved before it was told is new to everybody. */
function occasionOf(change: ToldBooking['change'], told: number | undefined): Occasion | undefined {
  if (change === 'moved' || change === 'noted') return told === undefined ? 'confirmed' : changeTold[change]
  return changeTold[change]
}

async function visitorRows(ctx: Context, telling: Telling): Promise<BatchItem<'sqlite'>[]> {
  const { booking } = telling
  if (!isTheirs(booking)) return []
  const payload = await visitorMail(ctx, telling)
  return [outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isUntold(booking.id, booking.sequence))]
}

/** Up to the first of them who isn't in quiet hours, as of a lead. Nobody has to get back to the visitor, so nobody is reminded. */
async function ownerRows(ctx: Context, telling: Telling): Promise<BatchItem<'sqlite'>[]> {
  const { booking, byName } = telling
  const lead = booking.leadId ? await findLead(ctx, booking.leadId) : undefined
  const known = lead ? [setLeadsMailed(ctx, [lead])] : []
  if (byName !== null) return known
  const rules = await readRules(ctx, booking)
  const notice = ownerNotice(ctx, { ...telling, lead })
  const { told } = firstAwake(ctx, await reachOf(ctx, rules.people), { from: 0, rules, notice })
  return [...(await tell(ctx, told, notice)), ...known]
}
