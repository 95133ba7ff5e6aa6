import { HOUR_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { noticeOnce } from '../../platform/notices/noticeOnce'
import { outboxRow, outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { memberIdOf } from '../people/person'
import { findPersonByEmail } from '../people/store'
import { pausedMail } from './mails'
import { insertPauseLinkIf } from './store'

/** Owes the mail. Whether the account exists is looked up later by the outbox, so that the answer takes the same time for every email. */
export async function owePauseMail(ctx: Context, email: string): Promise<void> {
  await outboxRow(ctx, ctx.directory, { kind: 'login.paused', payload: { email } })
  wakeOutbox(ctx)
}

/** Mails whoever signs in with this address, at most once an hour, that logins are paused, with a link that exempts their device. */
export async function sendPauseMail(ctx: Context, { email }: { email: string }): Promise<void> {
  const person = await findPersonByEmail(ctx, email)
  if (!person) return
  const { customerId, personId } = person
  const notice = noticeOnce(ctx, { key: `login-paused:${personId}:${Math.floor(ctx.now() / HOUR_MS)}`, customerId })
  const token = randomText(40)
  const link = { token: await sha256(token), customerId, memberId: memberIdOf(person), expiresAt: ctx.now() + HOUR_MS }
  const mail = { kind: 'mail.send', payload: pausedMail(ctx, { customerId, to: email, token }) } as const
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, mail, notice.isNew),
    insertPauseLinkIf(ctx, link, notice.isNew),
    notice.row,
  ])
  wakeOutbox(ctx)
}
