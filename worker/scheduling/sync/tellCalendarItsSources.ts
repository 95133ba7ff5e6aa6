import { isSyncedProvider } from '../../../contract/outsideCalendars'
import { findBusiness } from '../../businesses'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { calendarOf } from '../calendarObject'
import type { Source } from './objectStore'
import { findConnections } from './store'

/**
 * Handles `calendar.connections`: tells the Calendar object which calendars outside count now. It reads them anew, so that however often
 * and late it runs the object ends with what is true.
 */
export async function tellCalendarItsSources(ctx: Context, { businessId }: { businessId: string }): Promise<void> {
  const asOf = ctx.now()
  const [rows, business] = await Promise.all([findConnections(ctx, businessId), findBusiness(ctx, businessId)])
  const sources = rows.flatMap(({ provider, state, calendars }): Source[] =>
    !isSyncedProvider(provider) || state === 'paused'
      ? []
      : calendars
          .filter(({ isChosen, isWritten }) => isChosen || isWritten)
          .map(({ id, isChosen, isWritten }) => ({
            provider,
            calendarId: id,
            isChosen,
            isWritten,
            isBroken: state === 'broken',
          })),
  )
  if (business) await calendarOf(ctx, businessId, business.country).setSources({ businessId, sources, asOf })
}

/** The same at once, after a change; if that fails the row in the outbox does it a moment later. */
export async function tellCalendarItsSourcesNow(ctx: Context, { businessId }: { businessId: string }): Promise<void> {
  try {
    await tellCalendarItsSources(ctx, { businessId })
  } catch (error) {
    log.warn('calendar.told-later', { businessId, error })
  }
}
