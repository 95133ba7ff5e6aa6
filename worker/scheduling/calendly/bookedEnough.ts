import type { Context } from '../../platform/context'
import { countBookingsToCome } from './store'

/** As in the built-in calendar. */
const MOST_OPEN = 3

/** Whether a visitor has enough visits to come, so that no stranger fills the calendar. */
export const bookedEnough = async (ctx: Context, businessId: string, email: string): Promise<boolean> =>
  (await countBookingsToCome(ctx, businessId, email)) >= MOST_OPEN
