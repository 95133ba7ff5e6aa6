import type { Context } from '../../platform/context'
import { hasTables } from '../../platform/db/objectTables'
import { log } from '../../platform/log/log'
import { settleEvents } from '../sync/settleEvents'
import { syncCalendars } from '../sync/syncCalendars'
import type { CalendarJob } from './calendarJob'
import { businessIdOf } from './connectedCalendar'
import { owedBookings } from './owedBookings'

const JOBS: readonly CalendarJob[] = [owedBookings, settleEvents, syncCalendars]

/** The least time between two alarms. */
const SOONEST_MS = 500
const AFTER_TROUBLE_MS = 60_000

/** Does every job that is due and sets the next alarm. It never throws: the platform gives up on an alarm after six failures. */
export async function runCalendarAlarm(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  if (!hasTables(storage)) return
  const businessId = businessIdOf(storage)
  let earliest = ctx.now() + SOONEST_MS
  for (const job of businessId ? JOBS : []) {
    if (!businessId || (job.dueAt(storage) ?? Infinity) > ctx.now()) continue
    try {
      await job.run(ctx, storage, businessId)
    } catch (error) {
      log.error('calendar.job-failed', { step: job.name, error })
      earliest = ctx.now() + AFTER_TROUBLE_MS
    }
  }
  await setNextCalendarAlarm(storage, earliest)
}

/** Sets the alarm to the next due time, not before `earliest` (milliseconds since 1970). Call it after each change. */
export async function setNextCalendarAlarm(storage: DurableObjectStorage, earliest = 1): Promise<void> {
  // Forgotten meanwhile, with its business.
  if (!hasTables(storage)) return
  const times = JOBS.map(({ dueAt }) => dueAt(storage)).filter((at) => at !== null)
  if (times.length > 0) await storage.setAlarm(Math.max(Math.min(...times), earliest))
  else await storage.deleteAlarm()
}
