import type { Context } from '../context'
import type { Mail } from '../outbox/message'
import { storeLocalMail } from './store'

/**
 * Sends by the platform's binding. Without a sender mail is kept and read at /dev/outbox where that exists; elsewhere nobody would ever
 * see it, so it stays owed: throws.
 */
export async function deliverMail(ctx: Context, { to, subject, text, html }: Mail, rowId: string): Promise<void> {
  const { MAIL_FROM: from, DEV_TOOLS } = ctx.settings
  if (from) await ctx.env.MAIL.send({ from, to, subject, text, html })
  else if (DEV_TOOLS === 'off') throw new Error('No mail can be sent: the setting MAIL_FROM is missing')
  else await storeLocalMail(ctx, { id: rowId, sentAt: ctx.now(), to, subject, text, html })
}
