import { DAY_MS } from '../../../contract/durations'
import { isLiveStatus, PLANS } from '../../../contract/plans'
import { ownerEmail, planOf } from '../../accounts'
import type { BusinessRow } from '../../businesses'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { log } from '../../platform/log/log'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { dayAt } from '../../platform/zonedTime'
import { spanOf } from '../figures/range'
import { readFigures } from '../figures/readFigures'
import { daysAfter, weekdayOf } from '../zone/days'
import { weeklyMail } from './mails'
import { nextMonday } from './nextMonday'
import { findDueReports, hasConversation, isReportDue, setNextReport } from './store'
import { thingsToFix } from './toFix'

/** A report that couldn't be sent by then isn't news any more. */
const LATE_MS = 2 * DAY_MS

/** Mails each owner on Monday morning what their front desk did in the week before. */
export async function mailWeeklyReports(ctx: Context): Promise<void> {
  // One that fails is tried again in a minute, and holds up nobody's.
  for (const business of await findDueReports(ctx))
    await mailReport(ctx, business).catch((error: unknown) =>
      log.error('report.failed', { businessId: business.id, error }),
    )
}

async function mailReport(ctx: Context, business: BusinessRow): Promise<void> {
  const mail = await reportOf(ctx, business)
  const reportDueAt = nextMonday(business.timeZone, ctx.now())
  if (mail) {
    await ctx.tenants.batch([
      outboxRowIf(ctx, ctx.tenants, mail.message, isReportDue(ctx, business)),
      setNextReport(ctx, business, { reportDueAt, reportOffToken: mail.tokenHash }),
    ])
    wakeOutbox(ctx)
  } else await setNextReport(ctx, business, { reportDueAt })
}

/** Undefined where nothing is to be sent. */
async function reportOf(ctx: Context, business: BusinessRow) {
  const { id, customerId, name, timeZone, currency, reportDueAt, reportMails } = business
  // Of a business whose time zone has changed it isn't Monday morning there.
  const isMonday = nextMonday(timeZone, reportDueAt - 1) === reportDueAt
  if (!reportMails || !isMonday || reportDueAt < ctx.now() - LATE_MS) return undefined
  const [to, plan, isUsed] = await Promise.all([
    ownerEmail(ctx, customerId),
    planOf(ctx, customerId),
    hasConversation(ctx, id),
  ])
  if (!to || !plan.id || !isLiveStatus(plan.subscriptionStatus) || !isUsed) return undefined
  const today = dayAt(ctx.now(), timeZone)
  const lastWeek = spanOf(timeZone, daysAfter(today, -weekdayOf(today) - 7), 7)
  const { totals } = await readFigures(ctx, business, lastWeek)
  const offToken = randomText(40)
  const report = {
    to,
    businessName: name,
    totals,
    currency,
    plan: PLANS[plan.id],
    toFix: await thingsToFix(ctx, business),
  }
  return {
    message: { kind: 'mail.send' as const, payload: { ...weeklyMail(ctx, { ...report, offToken }), customerId } },
    tokenHash: await sha256(offToken),
  }
}
