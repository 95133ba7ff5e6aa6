import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import type { ToldBooking } from '../../platform/outbox/message'

/** Handles `booking.tell`. */
export async function tellBooking(_ctx: Context, { bookingId, change }: ToldBooking): Promise<void> {
  log.info('booking.told', { bookingId, kind: change })
}
