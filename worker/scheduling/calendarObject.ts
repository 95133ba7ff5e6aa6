import type { Context } from '../platform/context'
import { locationHintFor } from '../platform/durableObjects'

/** The calendar of one business: the only writer of its bookings. */
export const calendarOf = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): ReturnType<Env['CALENDAR']['getByName']> => ctx.env.CALENDAR.getByName(businessId, locationHintFor(country))
