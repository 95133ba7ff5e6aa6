import { type Language, readLanguage } from '../../../contract/languages'
import { businessPhone } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import { telLink } from '../../leads'
import type { Context } from '../../platform/context'
import { layOutMail, type MailContent } from '../../platform/mail/layout'
import type { Mail } from '../../platform/outbox/message'
import type { StoredBooking } from '../record/store/bookings'
import { calendarFile } from './calendarFile'
import { bookingLink } from './signedLinks'
import { changeableUntil, type VisitRules } from './visitRules'
import { isSameClock, momentText, shortMoment, visitTime } from './visitTimes'
import { bookingWords } from './words/bookingWords'
import type { BookingWords } from './words/words'

type Occasion = 'confirmed' | 'moved' | 'canceled' | 'reminder'
type Told = {
  booking: StoredBooking
  profile: BusinessProfile
  rules: VisitRules
  occasion: Occasion
  /** Who of the business did it; null: the visitor. */
  byName: string | null
  /** Of a move: when it was to begin before. */
  was?: number
}
/** `phone`: the business's, where one is known. */
type Telling = Told & { words: BookingWords; language: Language; zone: string; phone: string | undefined }

/**
 * A mail to the visitor about their booking, in their language. Like every mail to a visitor it has nothing in it that they typed, since
 * anybody can type any address.
 */
export async function visitorMail(ctx: Context, told: Told): Promise<Mail> {
  const { booking, profile, rules, occasion } = told
  const language = readLanguage(booking.language) ?? 'en'
  const words = bookingWords[language]
  const url = await bookingLink(ctx, booking.id)
  // The visit is at the business, by its clock.
  const zone = rules.timeZone
  const isOver = occasion === 'canceled'
  const telling = { ...told, words, language, zone, phone: await businessPhone(ctx, profile) }
  const content: MailContent = {
    to: booking.email,
    language,
    subject: `${words[occasion]}: ${profile.name}, ${shortMoment(booking.startsAt, zone, language)}`,
    heading: words[occasion],
    lines: sentences(telling),
    facts: visitFacts(telling),
    closing: isOver ? [] : whatNext(telling),
    action: { label: isOver ? words.look : words.change, url },
  }
  const file = calendarFile(ctx, { booking, profile, rules, url })
  return { ...layOutMail(content), businessId: profile.id, attachments: [file] }
}

function sentences({ occasion, byName, was, words, language, zone }: Telling): string[] {
  if (occasion === 'canceled') return [byName === null ? words.canceledByYou : words.canceledByThem]
  if (occasion !== 'moved') return []
  return [
    ...(byName === null ? [] : [words.movedByThem]),
    ...(was === undefined ? [] : [words.wasAt(momentText(was, zone, language))]),
  ]
}

/** Until when it can be changed by the link, how afterwards, and what to do with the file. */
function whatNext({ booking, rules, occasion, words, language, zone, phone }: Telling): string[] {
  const until = momentText(changeableUntil(booking, rules), zone, language)
  return [
    [words.changeUntil(until), ...(phone ? [words.changeByPhone(phone)] : [])].join(' '),
    words.attached,
    ...(occasion === 'confirmed' ? [words.notYou] : []),
  ]
}

/** "Deep tissue massage, $120". */
function withPrice({ serviceId, serviceName }: StoredBooking, profile: BusinessProfile, language: Language): string {
  const cents = profile.booking?.services.find(({ id }) => id === serviceId)?.priceCents
  if (typeof cents !== 'number') return serviceName
  const currency = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: profile.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return `${serviceName}, ${currency.format(cents / 100)}`
}

function visitFacts({ booking, profile, rules, words, language, zone, phone }: Telling) {
  const theirZone = booking.timeZone ?? zone
  const isElsewhere = !isSameClock(booking.startsAt, zone, theirZone)
  return [
    { label: words.when, value: visitTime(booking, zone, language) },
    ...(isElsewhere ? [{ label: words.yourTime, value: visitTime(booking, theirZone, language) }] : []),
    { label: words.who, value: booking.staffName ? `${profile.name}, ${booking.staffName}` : profile.name },
    { label: words.what, value: withPrice(booking, profile, language) },
    ...(rules.address ? [{ label: words.address, value: rules.address }] : []),
    ...(phone ? [{ label: words.phone, value: phone, href: telLink(phone) }] : []),
  ]
}
