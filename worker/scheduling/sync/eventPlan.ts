import type { SyncedProvider } from '../../../contract/outsideCalendars'
import { findSettings } from '../store'
import { findSources } from './objectStore'

type CalendarRef = { provider: SyncedProvider; calendarId: string }

/** Which calendars outside have a say in a booking, and which one takes it. */
export type EventPlan = { writer: CalendarRef | null; chosen: CalendarRef[]; timeZone: string }

export function eventPlan(storage: DurableObjectStorage): EventPlan {
  const sources = findSources(storage)
  const refOf = ({ provider, calendar_id }: (typeof sources)[number]) => ({ provider, calendarId: calendar_id })
  const writer = sources.find(({ is_written }) => is_written)
  return {
    writer: writer ? refOf(writer) : null,
    chosen: sources.filter(({ is_chosen }) => is_chosen).map(refOf),
    timeZone: findSettings(storage)?.timeZone ?? 'UTC',
  }
}
