import { readLanguage } from '../../../contract/languages'
import { businessPhone } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import type { Mail } from '../../platform/outbox/message'
import { telLink } from '../mails/contactFacts'
import { confirmationWords } from './words'

/**
 * Says what happens next to somebody who left their details. Like every mail to a visitor it has nothing in it that they typed, and nothing
 * about their matter, since anybody can type any address.
 */
export async function confirmationMail(
  ctx: Context,
  profile: BusinessProfile,
  { to, language: spoken }: { to: string; language: string | null },
): Promise<Mail> {
  const language = readLanguage(spoken) ?? 'en'
  const words = confirmationWords[language]
  const phone = await businessPhone(ctx, profile)
  const [replyTo] = profile.facts.emails
  return {
    ...layOutMail({
      to,
      language,
      replyTo,
      // Where health is confidential, so is whose patient one is.
      subject: profile.noHealthDetails ? words.heading : words.subject(profile.name),
      heading: words.heading,
      lines: [words.next(profile.name), ...(phone ? [words.urgent] : [])],
      facts: phone ? [{ label: words.phone, value: phone, href: telLink(phone) }] : [],
      closing: [words.notYou],
    }),
    businessId: profile.id,
  }
}
