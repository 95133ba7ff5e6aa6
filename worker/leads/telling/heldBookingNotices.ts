import type { Notice } from '../../notifications'
import type { Context } from '../../platform/context'

/** What was held of bookings, by their leads: the notice of a single one, and a line of each among others. Leads know no bookings. */
export type HeldBookings = (
  ctx: Context,
  leadIds: string[],
) => Promise<{ notices: Map<string, Pick<Notice, 'mail' | 'push'>>; lines: Map<string, string> }>
