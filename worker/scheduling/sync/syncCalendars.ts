import type { CalendarJob } from '../calendar/calendarJob'
import { findDueSources, nextSourceDue } from './objectStore'
import { syncSource } from './syncSource'

/** Keeps the copy of what is in calendars outside up to date. */
export const syncCalendars: CalendarJob = {
  name: 'sync-calendars',
  dueAt: nextSourceDue,
  async run(ctx, storage, businessId) {
    for (const source of findDueSources(storage, ctx.now())) await syncSource(ctx, storage, { businessId, source })
  },
}
