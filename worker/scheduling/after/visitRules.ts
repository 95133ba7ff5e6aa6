import { type BookingSource, type CalendarSettings, calendarSettings } from '../../../contract/scheduling'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { calendarOf } from '../calendarObject'

const MINUTE_MS = 60_000

/** What the owner set for visits once they are booked. */
export type VisitRules = Pick<CalendarSettings, 'timeZone' | 'changeMinutes' | 'reminders'>

/** Without a calendar of its own, as where Calendly has the bookings, a business has the defaults. */
export async function readVisitRules(
  ctx: Context,
  { id, country, timeZone }: Pick<BusinessProfile, 'id' | 'country' | 'timeZone'>,
): Promise<VisitRules> {
  return calendarSettings.parse((await calendarOf(ctx, id, country).settings()) ?? { timeZone })
}

/** Whether the visitor is mailed about it by us: Calendly writes to its visitors itself. */
export const isTheirs = ({ source, email }: { source: BookingSource; email: string }): boolean =>
  source !== 'calendly' && email !== ''

/** Until when a visitor may move or cancel by themselves. */
export const changeableUntil = (
  { startsAt }: { startsAt: number },
  { changeMinutes }: Pick<VisitRules, 'changeMinutes'>,
): number => startsAt - changeMinutes * MINUTE_MS
