import type { BusinessProfile } from '../../../businesses'

/** Not where the owner has switched it off, or where Calendly has the bookings: nobody is offered a time of the own calendar then. */
export const keepsWaitlist = ({ booking }: BusinessProfile): boolean =>
  !booking || (booking.provider === 'calendar' && booking.isOpen && booking.hasWaitlist !== false)
