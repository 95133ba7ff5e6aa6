import type { Context } from '../context'
import type { Mail } from '../outbox/message'
import { storeLocalMail } from './store'

/** Sends by the platform's binding; where no sender is set the mail is kept and read at /dev/outbox. */
export async function deliverMail(ctx: Context, { to, subject, text, html }: Mail, rowId: string): Promise<void> {
  const from = ctx.settings.MAIL_FROM
  if (from) await ctx.env.MAIL.send({ from, to, subject, text, html })
  else await storeLocalMail(ctx, { id: rowId, sentAt: ctx.now(), to, subject, text, html })
}
