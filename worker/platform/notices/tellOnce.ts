import type { Context } from '../context'
import type { Mail } from '../outbox/message'
import { outboxRowIf, wakeOutbox } from '../outbox/writeOutbox'
import { insertNotice, noticeIsNew } from './store'

/** Mails a customer, once per `key`. */
export async function tellOnce(
  ctx: Context,
  { key, customerId, mail }: { key: string; customerId: string; mail: Mail },
): Promise<void> {
  const message = { kind: 'mail.send', payload: { ...mail, customerId } } as const
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, message, noticeIsNew(ctx, key)),
    insertNotice(ctx, { key, customerId }),
  ])
  wakeOutbox(ctx)
}
