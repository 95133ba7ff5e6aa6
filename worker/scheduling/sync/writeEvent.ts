import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import type { NoAccess } from './accessToken'
import type { NewEvent, ProviderAnswer, WrittenEvent } from './CalendarProvider'
import { callCalendar } from './callCalendar'

type Where = { businessId: string; provider: SyncedProvider; deadline: number }

/** Writes the event of a booking, or finds the one that an earlier call wrote whose answer was lost. */
export const writeEvent = (
  ctx: Context,
  where: Where,
  event: NewEvent,
): Promise<ProviderAnswer<WrittenEvent> | NoAccess> =>
  callCalendar(ctx, where, async (calendar) => {
    const inserted = await calendar.insertEvent(event)
    if (inserted.failed !== 'conflict') return inserted
    const known = await calendar.findEvent(event)
    if (known.failed !== undefined || isAt(known.value, event)) return known
    return calendar.updateEvent({ ...event, eventId: known.value.eventId, etag: known.value.etag })
  })

export const isAt = (written: WrittenEvent, { start, end }: Pick<NewEvent, 'start' | 'end'>): boolean =>
  written.start === start && written.end === end
