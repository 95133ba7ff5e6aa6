import type { Context } from '../context'
import type { Mail } from '../outbox/message'
import { missingMailSettings } from './missingMailSettings'
import { storeLocalMail } from './store'

/**
 * Sends by the platform's binding. Without a sender mail is kept and read at /dev/outbox where that exists; elsewhere nobody would ever
 * see it, so it stays owed, as it does while nobody has said where its links lead: throws.
 */
export async function deliverMail(
  ctx: Context,
  { to, subject, text, html, replyTo }: Mail,
  rowId: string,
): Promise<void> {
  const { MAIL_FROM: from } = ctx.settings
  const [missing] = missingMailSettings(ctx)
  if (missing) throw new Error(`No mail can be sent: the setting ${missing} is missing`)
  if (from) await ctx.env.MAIL.send({ from, to, subject, text, html, ...(replyTo && { replyTo }) })
  else await storeLocalMail(ctx, { id: rowId, sentAt: ctx.now(), to, subject, text, html })
}
