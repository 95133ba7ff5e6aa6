import { DAY_MS } from '../../../contract/durations'
import { PLANS } from '../../../contract/plans'
import type { CustomerRow } from '../../accounts'
import { findTrialsEndingSoon } from '../../billing'
import { firstBusinessOf } from '../../businesses'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { log } from '../../platform/log/log'
import { noticeOnce } from '../../platform/notices/noticeOnce'
import { tellOnce } from '../../platform/notices/tellOnce'
import { dayAt } from '../../platform/zonedTime'
import { spanOf } from '../figures/range'
import { readFigures } from '../figures/readFigures'
import { daysBetween } from '../zone/days'
import { trialMail, unusedTrialMail } from './mails'
import { hasConversation, setReportOffToken } from './store'
import { thingsToFix } from './toFix'

const NOTICE = 'trial-report'

/** Mails each owner once, a day before their trial ends, what it brought; or how to put the chat on their site. */
export async function mailTrialReports(ctx: Context): Promise<void> {
  // One that fails is tried again in a minute, and holds up nobody's.
  for (const customer of await findTrialsEndingSoon(ctx, { notice: NOTICE, withinMs: DAY_MS }))
    await tellOfTrial(ctx, customer).catch((error: unknown) =>
      log.error('trial-report.failed', { customerId: customer.id, error }),
    )
}

async function tellOfTrial(ctx: Context, customer: CustomerRow): Promise<void> {
  const { id: customerId } = customer
  const key = `${NOTICE}:${customerId}`
  const mail = await reportOf(ctx, customer)
  if (mail) await tellOnce(ctx, { key, customerId, mail })
  else await noticeOnce(ctx, { key, customerId }).row
}

async function reportOf(ctx: Context, { id, email: to, planType, createdAt }: CustomerRow) {
  const business = await firstBusinessOf(ctx, id)
  if (!business?.reportMails || !planType) return undefined
  const { name: businessName, timeZone, currency, lastSeenHost } = business
  const offToken = randomText(40)
  await setReportOffToken(ctx, business.id, await sha256(offToken))
  const about = { to, businessName, plan: PLANS[planType], offToken }
  if (!(await hasConversation(ctx, business.id))) return unusedTrialMail(ctx, { ...about, lastSeenHost })
  const firstDay = dayAt(createdAt, timeZone)
  const days = daysBetween(firstDay, dayAt(ctx.now(), timeZone)) + 1
  const { totals } = await readFigures(ctx, business, spanOf(timeZone, firstDay, days))
  return trialMail(ctx, { ...about, currency, totals, toFix: await thingsToFix(ctx, business) })
}
