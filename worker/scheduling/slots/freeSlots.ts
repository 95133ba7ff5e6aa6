import { MINUTE_MS } from '../../../contract/durations'
import type { CalendarPerson, CalendarService, CalendarSettings } from '../../../contract/scheduling'
import { weekDayOf } from '../../text/when/resolveDays'
import { openSpans } from './openSpans'
import { joined, mostAtOnce, overlaps, type Span } from './spans'
import { dateAt, instantOf } from './wallTime'

/** What is taken: a booking or hold with the pause after it, or an event of a calendar outside. Nobody named: everybody is busy. */
export type Taken = Span & { staffId: string | null; resourceIds: readonly string[] }

/** A time that can be booked, and who is free then; empty where the calendar names nobody. */
export type FreeSlot = Span & { staffIds: string[] }

export type SlotSearch = {
  calendar: CalendarSettings
  service: CalendarService
  taken: readonly Taken[]
  within: Span
  /** Milliseconds since 1970. */
  now: number
  staffId?: string | null | undefined
}

/** The free times that start within the span, soonest first, by the calendar's hours, notice and horizon. */
export function freeSlots(wanted: SlotSearch): FreeSlot[] {
  const { calendar, service, taken } = wanted
  const span = bookableSpan(wanted)
  if (span.start >= span.end) return []
  const length = service.minutes * MINUTE_MS
  const pause = service.bufferMinutes * MINUTE_MS
  const slots = new Map<number, FreeSlot>()
  const isOffered = ({ start }: Span) =>
    !service.days?.length || service.days.includes(weekDayOf(dateAt(start, calendar.timeZone)))
  for (const person of peopleFor(wanted)) {
    const busy = taken.filter(({ staffId }) => staffId === null || !person || staffId === person.id)
    const days = openSpans(calendar, { start: span.start, end: span.end + length }, person)
    // Work may go on over midnight.
    const open = joined(days)
    for (const day of days.filter(isOffered))
      for (const start of startsIn(day, span, calendar.stepMinutes * MINUTE_MS)) {
        if (!open.some((one) => one.start <= start && start + length <= one.end)) continue
        const whole = { start, end: start + length + pause }
        if (busy.some((one) => overlaps(one, whole)) || !hasResources(calendar, service, taken, whole)) continue
        const slot = slots.get(start) ?? { start, end: start + length, staffIds: [] }
        if (person?.id) slot.staffIds.push(person.id)
        slots.set(start, slot)
      }
  }
  return [...slots.values()].sort((a, b) => a.start - b.start)
}

/** From the notice that is asked for to the end of the horizon's last day. */
function bookableSpan({ calendar, within, now }: SlotSearch): Span {
  const last = dateAt(now, calendar.timeZone).add({ days: calendar.horizonDays })
  return {
    start: Math.max(within.start, now + calendar.leadMinutes * MINUTE_MS),
    end: Math.min(within.end, instantOf(last, '24:00', calendar.timeZone)),
  }
}

/** Who may do it; `undefined` stands for the business where its calendar names nobody. */
function peopleFor({ calendar: { staff }, service, staffId }: SlotSearch): (CalendarPerson | undefined)[] {
  if (staff.length === 0) return [undefined]
  return staff
    .filter(({ id = '' }) => service.staffIds.length === 0 || service.staffIds.includes(id))
    .filter(({ id }) => !staffId || id === staffId)
}

/** Every step from the opening on. */
function* startsIn(day: Span, within: Span, step: number): Generator<number> {
  const skipped = Math.max(0, Math.ceil((within.start - day.start) / step))
  for (let start = day.start + skipped * step; start < Math.min(day.end, within.end); start += step) yield start
}

function hasResources(
  { resources }: CalendarSettings,
  { resourceIds }: CalendarService,
  taken: readonly Taken[],
  whole: Span,
): boolean {
  return resourceIds.every((id) => {
    const count = resources.find((one) => one.id === id)?.count ?? 0
    return (
      mostAtOnce(
        taken.filter((one) => one.resourceIds.includes(id)),
        whole,
      ) < count
    )
  })
}
