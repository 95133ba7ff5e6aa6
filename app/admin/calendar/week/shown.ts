import type { Booking, CalendarSettings } from '../../../../contract/scheduling'

/** A week on the screen. */
export type ShownWeek = {
  calendar: CalendarSettings
  days: string[]
  today: string
  bookings: Booking[]
  onOpen: (id: string) => void
}
