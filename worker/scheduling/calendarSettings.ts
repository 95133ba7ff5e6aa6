import { type CalendarSettings, calendarSettings } from '../../contract/scheduling'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { lookForWaiting } from './after/waitlist/store'
import { calendarOf } from './calendarObject'
import { defaultCalendar } from './defaultCalendar'
import { publishOffer } from './publishOffer'

/** The business's calendar; until it is saved once, its zone and typed hours without services. Throws 404. */
export async function readCalendar(ctx: OwnerContext, businessId: string): Promise<CalendarSettings> {
  const business = await ownBusiness(ctx, businessId)
  const settings = await calendarOf(ctx, business.id, business.country).settings()
  return settings ? calendarSettings.parse(settings) : defaultCalendar(business)
}

/** Throws 404. */
export async function saveCalendar(
  ctx: OwnerContext,
  businessId: string,
  settings: CalendarSettings,
): Promise<CalendarSettings> {
  const business = await ownBusiness(ctx, businessId)
  const saved = calendarSettings.parse(await calendarOf(ctx, business.id, business.country).save(business.id, settings))
  // After the calendar itself: a profile that is behind offers less or asks again, and saving once more mends it.
  await publishOffer(ctx, business, saved)
  // Other hours may have times for those who wait.
  await lookForWaiting(ctx, business.id)
  return saved
}
