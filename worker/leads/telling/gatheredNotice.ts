import type { BusinessProfile } from '../../businesses'
import type { HeldGroup, Notice } from '../../notifications'
import type { Context } from '../../platform/context'
import { oneLine } from '../../platform/mail/plainText'
import { allLeads, leadMail, leadsMail } from '../mails/leadMails'
import { isDanger } from '../matters/isDanger'
import { mattersMail } from '../matters/mails'
import type { MatterRow } from '../matters/store'
import type { LeadRow } from '../store'
import type { HeldBookings } from './heldBookingNotices'
import { leadNotice } from './notices'

const SHOWN_MAX = 50
const NAMES_MAX = 3

type Gathered = HeldGroup & {
  bookings: Awaited<ReturnType<HeldBookings>>
  leads: LeadRow[]
  matters: MatterRow[]
  key: string
  profile: BusinessProfile
}

/** All that was held for one person, in one message. A single lead has its usual mail. */
export function gatheredNotice(
  ctx: Context,
  { leads, matters, bookings, key, profile, businessId, customerId }: Gathered,
): Notice {
  const { name: businessName, timeZone } = profile
  const [only, ...others] = leads
  const single = only && others.length === 0 && matters.length === 0 ? only : undefined
  const booking = single && bookings.notices.get(single.id)
  const waiting = leads.slice(0, SHOWN_MAX)
  const many = {
    waiting,
    booked: bookings.lines,
    total: leads.length,
    matters: matters.slice(0, SHOWN_MAX),
    businessName,
  }
  return {
    kind: 'gathered',
    key: `gathered:${key}`,
    businessId,
    customerId,
    leadId: single?.id ?? null,
    conversationId: null,
    timeZone,
    isUrgent: matters.some(isDanger),
    mail: (person) => {
      const { email: to } = person
      if (booking) return booking.mail(person)
      if (single) return leadMail(ctx, { lead: single, matters, to, businessName, timeZone })
      return leads.length > 0
        ? leadsMail(ctx, { ...many, to })
        : mattersMail(ctx, { waiting: many.matters, total: matters.length, to, businessName })
    },
    push: booking
      ? booking.push
      : single
        ? leadNotice(ctx, { lead: { ...single, mailedAt: null }, matters, businessName, timeZone }).push
        : {
            title: sumOf(leads, matters),
            body: oneLine([businessName, namesOf(leads)].filter(Boolean).join(': ')),
            url: allLeads(ctx).url,
            tag: `gathered:${businessId}`,
          },
  }
}

const sumOf = (leads: LeadRow[], matters: MatterRow[]): string => {
  if (leads.length > 0) return `${leads.length} more ${leads.length === 1 ? 'lead' : 'leads'}`
  return matters.length === 1 ? 'A visitor needs you' : `${matters.length} visitors need you`
}

function namesOf(leads: LeadRow[]): string {
  const names = leads.slice(0, NAMES_MAX).map(({ name }) => name || 'a visitor')
  const rest = leads.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}
