import type { BusinessProfile } from '../../businesses'
import { type AskedQuestions, answerFacts, contactFacts, displayPhone, type LeadRow, telLink } from '../../leads'
import type { Notice } from '../../notifications'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { oneLine } from '../../platform/mail/plainText'
import type { StoredBooking } from '../record/store/bookings'
import { timeWords } from '../timeWords'
import type { VisitRules } from './visitRules'
import { isSameClock, momentText, visitTime } from './visitTimes'

/** A notification shows about this much. */
const LINE_MAX = 120

const DID = { confirmed: 'booked', moved: 'moved their visit', canceled: 'canceled their visit' }
const SUBJECTS = { confirmed: 'Booked', moved: 'Moved', canceled: 'Canceled' }

const WHEN = { confirmed: 'When', moved: 'Now', canceled: 'It was' }

type Told = {
  booking: StoredBooking
  /** Absent once it was deleted. */
  lead: LeadRow | undefined
  profile: BusinessProfile
  rules: Pick<VisitRules, 'timeZone'>
  occasion: keyof typeof DID
  /** Of a move: when it was to begin before. */
  was?: number
  /** What nobody could answer them. */
  asked?: AskedQuestions
}

/** What tells the business's people that a visitor booked, moved or canceled: who, what, when, and what they wrote. */
export function ownerNotice(
  ctx: Context,
  { booking: booked, lead, profile, rules, occasion, was, asked }: Told,
): Notice {
  // A number that they gave in the chat isn't asked for again in the form.
  const booking = { ...booked, phone: booked.phone ?? lead?.phone ?? null }
  const { id, businessId, customerId, conversationId, leadId, name, serviceName, sequence } = booking
  const when = timeWords(booking.startsAt, rules.timeZone)
  const times = was ? `${when}, was ${timeWords(was, rules.timeZone)}` : when
  const url = placeOf(ctx, booking)
  const heading = occasion === 'confirmed' ? `${name} ${DID[occasion]} ${serviceName}` : `${name} ${DID[occasion]}`
  const phone = booking.phone && displayPhone(booking.phone, profile.country)
  const isMailed = booking.email !== ''
  const wrote = booking.notes ?? (booking.place ? undefined : lead?.message)
  return {
    kind: 'booking',
    key: `booking:${id}:${sequence}`,
    businessId,
    customerId,
    leadId,
    conversationId,
    timeZone: profile.timeZone,
    isUrgent: false,
    mail: (person) =>
      layOutMail({
        to: person.email,
        ...(booking.email && { replyTo: booking.email }),
        subject: `${SUBJECTS[occasion]}: ${name}, ${serviceName}, ${when}`,
        heading,
        first: wayBack(booking, profile),
        lines: [
          occasion === 'canceled'
            ? `Their time is open again. ${isMailed ? 'They got an email saying it’s canceled.' : 'They didn’t leave an email, so please tell them yourself.'}`
            : isMailed
              ? 'They got a confirmation by email. There’s nothing you need to do.'
              : 'They didn’t leave an email, so they won’t get a confirmation from us.',
        ],
        facts: [
          { label: WHEN[occasion], value: visitTime(booking, rules.timeZone, 'en') },
          ...(was ? [{ label: 'Before', value: momentText(was, rules.timeZone, 'en') }] : []),
          { label: 'What', value: serviceName },
          ...(booking.staffName ? [{ label: 'With', value: booking.staffName }] : []),
          ...(booking.place ? [{ label: 'Where', value: booking.place }] : []),
          ...elsewhere(booking, rules.timeZone),
          ...(lead && occasion === 'confirmed' ? answerFacts(lead) : []),
          ...contactFacts({ ...booking, country: profile.country }),
          ...(wrote && occasion === 'confirmed' ? [{ label: 'What they wrote', value: wrote }] : []),
        ],
        items: asked?.itemsFor(person) ?? [],
        action: { label: conversationId ? 'Read the conversation' : 'See your bookings', url },
      }),
    push: {
      title: oneLine(heading, LINE_MAX),
      body: oneLine([times, serviceName, phone].filter(Boolean).join(' · '), LINE_MAX),
      url,
      tag: id,
    },
  }
}

const elsewhere = (booking: StoredBooking, timeZone: string) =>
  booking.timeZone && !isSameClock(booking.startsAt, booking.timeZone, timeZone)
    ? [{ label: 'Their local time', value: visitTime(booking, booking.timeZone, 'en') }]
    : []

/** One tap to call, or else to write. */
function wayBack({ name, phone, email }: StoredBooking, { country }: Pick<BusinessProfile, 'country'>) {
  const who = name.split(' ')[0] || 'the visitor'
  if (phone) return { label: `Call ${who}: ${displayPhone(phone, country)}`, url: telLink(phone) }
  return email ? { label: `Email ${who}`, url: `mailto:${email}` } : undefined
}

const placeOf = (ctx: Context, { conversationId }: StoredBooking): string =>
  new URL(
    conversationId ? `/admin-direct/conversations/${encodeURIComponent(conversationId)}` : '/admin/calendar',
    ctx.origin,
  ).href
