import type { Context } from '../context'
import type { Mail, MailAttachment } from '../outbox/message'
import { missingMailSettings } from './missingMailSettings'
import { storeLocalMail } from './store'

/**
 * Sends a mail through the platform's binding. Without MAIL_FROM, which only local development lets be missing, what is read of it is
 * stored for /dev/outbox, once however often it is tried. Throws if a setting is missing, so that the mail stays in the outbox.
 */
export async function deliverMail(
  ctx: Context,
  { to, subject, text, html, replyTo, unsubscribeUrl, attachments = [] }: Mail,
  outboxRowId: string,
): Promise<void> {
  const { MAIL_FROM: from } = ctx.settings
  const [missing] = missingMailSettings(ctx)
  if (missing) throw new Error(`No mail can be sent: the setting ${missing} is missing`)
  if (from) {
    const more = {
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && { headers: oneClick(unsubscribeUrl) }),
      ...(attachments.length > 0 && { attachments: attachments.map(asSent) }),
    }
    await ctx.env.MAIL.send({ from, to, subject, text, html, ...more })
  } else await storeLocalMail(ctx, { id: outboxRowId, sentAt: ctx.now(), to, subject, text, html, attachments })
}

/** As bytes, since the binding takes a string for base64: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ */
const asSent = ({ fileName, type, text }: MailAttachment): EmailAttachment => ({
  disposition: 'attachment',
  filename: fileName,
  type,
  content: new TextEncoder().encode(text),
})

/** RFC 8058. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
