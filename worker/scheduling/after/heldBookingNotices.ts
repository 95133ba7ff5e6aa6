import { loadProfile } from '../../businesses'
import { findLead, type HeldBookings } from '../../leads'
import type { Context } from '../../platform/context'
import { timeWords } from '../timeWords'
import { ownerNotice } from './ownerNotice'
import { findNewestOfLeads, findTimeBefore } from './store'
import { readVisitRules } from './visitRules'

/** What was held of bookings in quiet hours or a flood, as they are by now. */
export const heldBookingNotices: HeldBookings = async (ctx, leadIds) => {
  const found = leadIds.length === 0 ? [] : await findNewestOfLeads(ctx, leadIds)
  const each = await Promise.all(found.map((booking) => tellingOf(ctx, booking)))
  return {
    notices: new Map(each.map(({ leadId, notice }) => [leadId, notice])),
    lines: new Map(each.map(({ leadId, line }) => [leadId, line])),
  }
}

const DID = { confirmed: 'booked', moved: 'moved', canceled: 'canceled' }

type Found = Awaited<ReturnType<typeof findNewestOfLeads>>[number]

async function tellingOf(ctx: Context, booking: Found) {
  const { leadId, status, businessId, serviceName, startsAt } = booking
  const profile = await loadProfile(ctx, businessId)
  const rules = await readVisitRules(ctx, profile)
  const lead = await findLead(ctx, leadId)
  const isMoved = status === 'confirmed' && booking.change === 'moved'
  const was = isMoved ? await findTimeBefore(ctx, leadId, booking) : undefined
  const occasion = status === 'canceled' ? 'canceled' : isMoved ? 'moved' : 'confirmed'
  const notice = ownerNotice(ctx, { booking, lead, profile, rules, occasion, ...(was && { was }) })
  return { leadId, notice, line: `${DID[occasion]} ${serviceName}, ${timeWords(startsAt, rules.timeZone)}` }
}
