import { LANGUAGES, type Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses'
import { telLink } from '../../leads'
import type { Context } from '../../platform/context'
import { layOutMail, type MailContent } from '../../platform/mail/layout'
import type { Mail } from '../../platform/outbox/message'
import type { StoredBooking } from '../record/store/bookings'
import { addressOf } from './addressOf'
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
}

export const languageOf = (language: string | null): Language => LANGUAGES.find((one) => one === language) ?? 'en'

/**
 * A mail to the visitor about their booking, in their language. Like every mail to a visitor it has nothing in it that they typed, since
 * anybody can type any address.
 */
export async function visitorMail(ctx: Context, told: Told): Promise<Mail> {
  const { booking, profile, rules, occasion } = told
  const language = languageOf(booking.language)
  const words = bookingWords[language]
  const url = await bookingLink(ctx, booking.id)
  const zone = booking.timeZone ?? rules.timeZone
  const isOver = occasion === 'canceled'
  const content: MailContent = {
    to: booking.email,
    language,
    subject: `${words[occasion]}: ${profile.name}, ${shortMoment(booking.startsAt, zone, language)}`,
    heading: words[occasion],
    lines: [...sentences(told, words), ...(isOver ? [] : whatNext(told, words, language))],
    facts: visitFacts(told, words, language),
    action: { label: isOver ? words.look : words.change, url },
  }
  const file = calendarFile(ctx, { booking, profile, url })
  return { ...layOutMail(content), businessId: profile.id, attachments: [file] }
}

function sentences({ occasion, byName }: Told, words: BookingWords): string[] {
  if (occasion === 'canceled') return [byName === null ? words.canceledByYou : words.canceledByThem]
  if (occasion === 'moved' && byName !== null) return [words.movedByThem]
  return []
}

/** Until when it can be changed by the link, how afterwards, and what to do with the file. */
function whatNext({ booking, profile, rules, occasion }: Told, words: BookingWords, language: Language): string[] {
  const until = momentText(changeableUntil(booking, rules), booking.timeZone ?? rules.timeZone, language)
  const [phone] = profile.facts.phones
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

function visitFacts({ booking, profile, rules }: Told, words: BookingWords, language: Language) {
  const zone = booking.timeZone ?? rules.timeZone
  const address = addressOf(profile)
  const [phone] = profile.facts.phones
  const isElsewhere = !isSameClock(booking.startsAt, zone, rules.timeZone)
  return [
    { label: words.who, value: booking.staffName ? `${profile.name}, ${booking.staffName}` : profile.name },
    { label: words.what, value: withPrice(booking, profile, language) },
    { label: words.when, value: visitTime(booking, zone, language) },
    ...(isElsewhere ? [{ label: words.theirTime, value: visitTime(booking, rules.timeZone, language) }] : []),
    ...(address ? [{ label: words.address, value: address }] : []),
    ...(phone ? [{ label: words.phone, value: phone, href: telLink(phone) }] : []),
  ]
}
