import { readLanguage } from '../../../../contract/languages'
import { businessPhone } from '../../../answering'
import type { BusinessProfile } from '../../../businesses'
import { telLink } from '../../../leads'
import type { Context } from '../../../platform/context'
import { layOutMail } from '../../../platform/mail/layout'
import type { Mail } from '../../../platform/outbox/message'
import { waitlistLink } from '../signedLinks'
import { isSameClock, momentText, shortMoment, visitTime } from '../visitTimes'
import { bookingWords } from '../words/bookingWords'
import type { WaitingRow } from './store'

type Waiting = Pick<WaitingRow, 'id' | 'email' | 'language' | 'serviceName' | 'timeZone'>

/** Says that somebody waits, and how to leave. Like every mail to a visitor it has nothing in it that they typed. */
export async function waitingMail(ctx: Context, profile: BusinessProfile, one: Waiting): Promise<Mail> {
  const language = readLanguage(one.language) ?? 'en'
  const words = bookingWords[language]
  const url = await waitlistLink(ctx, one.id)
  return {
    ...layOutMail({
      to: one.email,
      language,
      subject: `${words.waiting}: ${profile.name}`,
      heading: words.waiting,
      lines: [words.willWrite],
      facts: [
        { label: words.who, value: profile.name },
        { label: words.what, value: one.serviceName },
      ],
      footnote: { text: words.leaveText, action: { label: words.leave, url } },
    }),
    businessId: profile.id,
  }
}

/** Offers a time that came free; it is taken on the page of the link. */
export async function offerMail(
  ctx: Context,
  profile: BusinessProfile,
  one: Waiting & { startsAt: number; endsAt: number; until: number },
): Promise<Mail> {
  const language = readLanguage(one.language) ?? 'en'
  const words = bookingWords[language]
  const url = await waitlistLink(ctx, one.id)
  const zone = profile.timeZone
  const theirZone = one.timeZone ?? zone
  const isElsewhere = !isSameClock(one.startsAt, zone, theirZone)
  const phone = await businessPhone(ctx, profile)
  return {
    ...layOutMail({
      to: one.email,
      language,
      subject: `${words.offered}: ${profile.name}, ${shortMoment(one.startsAt, zone, language)}`,
      heading: words.offered,
      lines: [words.heldUntil(momentText(one.until, zone, language))],
      facts: [
        { label: words.who, value: profile.name },
        { label: words.what, value: one.serviceName },
        { label: words.when, value: visitTime(one, zone, language) },
        ...(isElsewhere ? [{ label: words.yourTime, value: visitTime(one, theirZone, language) }] : []),
        ...(phone ? [{ label: words.phone, value: phone, href: telLink(phone) }] : []),
      ],
      action: { label: words.take, url },
      footnote: { text: words.leaveText, action: { label: words.leave, url } },
    }),
    businessId: profile.id,
  }
}
