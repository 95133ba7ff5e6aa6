import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { type DueReminder, findDueReminders, isUnsent, setReminded } from './store'
import { visitorMail } from './visitorMail'
import { isTheirs, readVisitRules } from './visitRules'

/** Reminds visitors of visits that are coming up, once at each of the times that the owner set. */
export async function sendReminders(ctx: Context): Promise<void> {
  const due = await findDueReminders(ctx)
  for (const reminder of due) {
    await sendReminder(ctx, reminder).catch((error: unknown) =>
      log.error('reminder.not-sent', { bookingId: reminder.booking.id, error }),
    )
  }
  if (due.length > 0) wakeOutbox(ctx)
}

async function sendReminder(ctx: Context, due: DueReminder): Promise<void> {
  const { booking } = due
  const profile = await loadProfile(ctx, booking.businessId)
  const rules = await readVisitRules(ctx, profile)
  const next = setReminded(ctx, due, rules.reminders)
  // The visit is over: its reminder was due while nothing ran.
  if (booking.startsAt <= ctx.now() || !isTheirs(booking)) return void (await next)
  const payload = await visitorMail(ctx, { booking, profile, rules, occasion: 'reminder', byName: null })
  await ctx.tenants.batch([outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isUnsent(due)), next])
}
