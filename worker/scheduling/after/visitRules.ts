import { MINUTE_MS } from '../../../contract/durations'
import { type BookingSource, type CalendarSettings, calendarSettings } from '../../../contract/scheduling'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { calendarOf } from '../calendarObject'
import { withPlace } from '../defaultCalendar'

/** What the owner set for visits once they are booked. `address`: where visitors come to. */
export type VisitRules = Pick<CalendarSettings, 'timeZone' | 'changeMinutes' | 'reminders'> & { address?: string }

/** Without a calendar of its own, as where Calendly has the bookings, a business has the defaults. */
export async function readVisitRules(ctx: Context, profile: BusinessProfile): Promise<VisitRules> {
  const { id, country, timeZone } = profile
  const kept = (await calendarOf(ctx, id, country).settings()) ?? { timeZone }
  const settings = calendarSettings.parse(withPlace(profile, kept))
  const address = settings.isAtVisitors ? undefined : addressOf(profile)
  return { ...settings, ...(address && { address }) }
}

/** Where to come: the first address among the facts, else the location of registration where it has a number, unlike "Austin and around". */
const addressOf = ({ facts, location }: Pick<BusinessProfile, 'facts' | 'location'>): string | undefined =>
  facts.addresses[0] ?? (location && /\d/.test(location) ? location : undefined)

/** Whether the visitor is mailed about it by us: Calendly writes to its visitors itself. */
export const isTheirs = ({ source, email }: { source: BookingSource; email: string }): boolean =>
  source !== 'calendly' && email !== ''

/** Until when a visitor may move or cancel by themselves. */
export const changeableUntil = (
  { startsAt }: { startsAt: number },
  { changeMinutes }: Pick<VisitRules, 'changeMinutes'>,
): number => startsAt - changeMinutes * MINUTE_MS
