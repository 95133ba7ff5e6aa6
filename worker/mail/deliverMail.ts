import type { Context } from '../context'
import type { PayloadOf } from '../outbox/message'
import { storeLocalMail } from './store'

/** Sends by the platform's binding; where no sender is set the mail is kept and read at /dev/outbox. */
export async function deliverMail(ctx: Context, mail: PayloadOf<'mail.send'>, rowId: string): Promise<void> {
  const from = ctx.settings.MAIL_FROM
  if (from) await ctx.env.MAIL.send({ from, ...mail })
  else await storeLocalMail(ctx, { id: rowId, sentAt: ctx.now(), ...mail })
}
