import type { Context } from '../../platform/context'
import type { NewLead } from '../store'
import { insertLead, type OfBooking } from '../storing/store'

/**
 * Stores the lead of somebody who booked, with what else the booking writes, in one batch. The mail of the booking tells of it. Answers the
 * lead's id; null if its visitor was deleted meanwhile.
 */
export const storeBookedLead = (ctx: Context, lead: NewLead, ofBooking: OfBooking): Promise<string | null> =>
  insertLead(ctx, lead, ofBooking)
