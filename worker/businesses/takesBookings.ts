import type { BusinessProfile } from './profile'

/** Whether visitors can book times of a calendar in the chat: it is open to them, and has something to book. */
export const takesBookings = ({ booking }: Pick<BusinessProfile, 'booking'>): boolean =>
  booking?.isOpen === true && booking.services.length > 0
