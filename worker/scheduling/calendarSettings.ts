import { type CalendarSettings, calendarSettings } from '../../contract/scheduling'
import { factsOf, ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { lookForWaiting } from './after/waitlist/store'
import { calendarOf } from './calendarObject'
import { defaultCalendar, withPlace } from './defaultCalendar'
import { publishOffer } from './publishOffer'
import { type OpenFacts, withFacts, withoutFacts } from './slots/withFacts'

/** The business's calendar; until it is saved once, its zone and typed hours without services. Throws 404. */
export async function readCalendar(ctx: OwnerContext, businessId: string): Promise<CalendarSettings> {
  const business = await ownBusiness(ctx, businessId)
  const settings = await calendarOf(ctx, business.id, business.country).settings()
  if (!settings) return defaultCalendar(business)
  return viewOf(withPlace(business, settings), settings.followsHours, factsOf(business))
}

const MOST_SPECIAL = 100

/** With what the facts say of its days: they are changed there. */
function viewOf(kept: unknown, followsHours: boolean | undefined, facts: OpenFacts): CalendarSettings {
  const settings = { ...calendarSettings.parse(kept), ...(followsHours && { followsHours }) }
  const { limits = [], ...calendar } = withFacts(settings, facts)
  return calendarSettings.parse({ ...calendar, special: [...limits, ...calendar.special].slice(0, MOST_SPECIAL) })
}

/** Throws 404. */
export async function saveCalendar(
  ctx: OwnerContext,
  businessId: string,
  settings: CalendarSettings,
): Promise<CalendarSettings> {
  const business = await ownBusiness(ctx, businessId)
  const facts = factsOf(business)
  const kept = withoutFacts(settings, facts)
  const calendar = calendarOf(ctx, business.id, business.country)
  const saved = viewOf(await calendar.save(business.id, kept), kept.followsHours, facts)
  // After the calendar itself: a profile that is behind offers less or asks again, and saving once more mends it.
  await publishOffer(ctx, business, saved)
  // Other hours may have times for those who wait.
  await lookForWaiting(ctx, business.id)
  return saved
}
