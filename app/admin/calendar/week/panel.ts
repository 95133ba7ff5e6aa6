import type { Booking, CalendarSettings } from '../../../../contract/scheduling'
import type { useBookingChange } from './useBookingChange'

/** What a booking's panel shows. */
export type PanelStep = 'shown' | 'moving' | 'canceling'

export type ActionProps = {
  businessId: string
  calendar: CalendarSettings
  booking: Booking
  change: ReturnType<typeof useBookingChange>
}
