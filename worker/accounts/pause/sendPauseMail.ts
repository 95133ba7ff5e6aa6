import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { noticeOnce } from '../../platform/notices/noticeOnce'
import { outboxRow, outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { findCustomerByEmail } from '../store'
import { pausedMail } from './mails'
import { insertPauseLinkIf } from './store'

const HOUR_MS = 60 * 60_000

/** Whether there is such an account is looked up later, by the outbox: up to here all addresses cost the same work. */
export async function owePauseMail(ctx: Context, email: string): Promise<void> {
  await outboxRow(ctx, ctx.directory, { kind: 'login.paused', payload: { email } })
  wakeOutbox(ctx)
}

/** Mails the owner, at most once an hour, that logging in is paused, with a link that lets them in front of it. */
export async function sendPauseMail(ctx: Context, { email }: { email: string }): Promise<void> {
  const customer = await findCustomerByEmail(ctx, email)
  if (!customer?.passwordHash) return
  const { id: customerId } = customer
  const notice = noticeOnce(ctx, { key: `login-paused:${customerId}:${Math.floor(ctx.now() / HOUR_MS)}`, customerId })
  const token = randomText(40)
  const link = { token: await sha256(token), customerId, expiresAt: ctx.now() + HOUR_MS }
  const mail = { kind: 'mail.send', payload: pausedMail(ctx, { customerId, to: email, token }) } as const
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, mail, notice.isNew),
    insertPauseLinkIf(ctx, link, notice.isNew),
    notice.row,
  ])
  wakeOutbox(ctx)
}
