import { ownerEmail } from '../accounts'
import type { Context } from '../platform/context'
import { tellOnce } from '../platform/notices/tellOnce'
import type { QuotaNotice } from './meterStore'
import { quotaMail } from './quotaMail'

/** Mails the owner that most or all of the month's conversations are used; again for the same it changes nothing. */
export async function mailQuotaNotice(ctx: Context, notice: QuotaNotice): Promise<void> {
  const to = await ownerEmail(ctx, notice.customerId)
  if (!to) return
  const { customerId, period, limit, level } = notice
  const key = `quota:${customerId}:${period}:${limit}:${level}`
  await tellOnce(ctx, { key, customerId, mail: quotaMail(ctx, { ...notice, to }) })
}
