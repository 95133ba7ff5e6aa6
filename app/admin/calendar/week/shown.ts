import type { CalendarSettings } from '../../../../contract/scheduling'
import type { Booking } from '../../../api/bookings'

/** A week on the screen. */
export type ShownWeek = {
  calendar: CalendarSettings
  days: string[]
  today: string
  bookings: Booking[]
  onOpen: (id: string) => void
}
