import { loadProfile } from '../../businesses'
import { findLead, type HeldBookings } from '../../leads'
import type { Context } from '../../platform/context'
import { timeWords } from '../timeWords'
import { ownerNotice } from './ownerNotice'
import { findNewestOfLeads } from './store'
import { readVisitRules } from './visitRules'

/** What was held of bookings in quiet hours or a flood, as they are by now. */
export const heldBookings: HeldBookings = async (ctx, leadIds) => {
  const found = leadIds.length === 0 ? [] : await findNewestOfLeads(ctx, leadIds)
  const each = await Promise.all(found.map((booking) => tellingOf(ctx, booking)))
  return {
    notices: new Map(each.map(({ leadId, notice }) => [leadId, notice])),
    lines: new Map(each.map(({ leadId, line }) => [leadId, line])),
  }
}

type Found = Awaited<ReturnType<typeof findNewestOfLeads>>[number]

async function tellingOf(ctx: Context, booking: Found) {
  const { leadId, status, businessId, serviceName, startsAt } = booking
  const profile = await loadProfile(ctx, businessId)
  const rules = await readVisitRules(ctx, profile)
  const lead = await findLead(ctx, leadId)
  const occasion = status === 'canceled' ? 'canceled' : 'confirmed'
  const notice = ownerNotice(ctx, { booking, lead, profile, rules, occasion })
  const did = occasion === 'canceled' ? 'canceled' : 'booked'
  return { leadId, notice, line: `${did} ${serviceName}, ${timeWords(startsAt, rules.timeZone)}` }
}
