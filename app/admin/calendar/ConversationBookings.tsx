import { useQuery } from '@tanstack/react-query'
import { conversationBookingsQuery } from '../../api/bookings'
import { BookingLines } from './BookingLines'

/** What was booked in a conversation. */
export function ConversationBookings({ businessId, conversationId }: { businessId: string; conversationId: string }) {
  const bookings = useQuery(conversationBookingsQuery(businessId, conversationId)).data ?? []
  return <BookingLines businessId={businessId} bookings={bookings} />
}
