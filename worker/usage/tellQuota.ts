import { ownerEmail } from '../accounts/ownerEmail'
import type { Context } from '../context'
import { wakeOutbox } from '../outbox/writeOutbox'
import { quotaMail } from './quotaMail'
import type { QuotaNotice } from './quotaNotices'
import { noticeStatements } from './store'

/** Mails the owner that most or all of the month's conversations are used; again for the same it changes nothing. */
export async function tellQuota(ctx: Context, notice: QuotaNotice): Promise<void> {
  const to = await ownerEmail(ctx, notice.customerId)
  if (!to) return
  const { customerId, period, limit, level } = notice
  const key = `quota:${customerId}:${period}:${limit}:${level}`
  const mail = { kind: 'mail.send', payload: quotaMail(ctx, { ...notice, to }) } as const
  await ctx.directory.batch(noticeStatements(ctx, { key, customerId }, mail))
  wakeOutbox(ctx)
}
