import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Booking } from '../../../contract/scheduling'
import { calendarQuery } from '../../api/calendar'
import { Badge } from '../../components/Badge'
import { Link } from '../../components/Link'
import { spanIn, wallTimeOf } from '../../lib/zoned'
import { frameOf } from '../frame'
import { statusWords } from './week/words'

type Line = Pick<Booking, 'id' | 'service' | 'staff' | 'start' | 'end' | 'status'>

/** What somebody booked, each opening in the calendar; nothing where there is none. */
export function BookingLines({ businessId, bookings }: { businessId: string; bookings: readonly Line[] }) {
  const { pathname } = useLocation()
  const timeZone = useQuery({ ...calendarQuery(businessId), enabled: bookings.length > 0 }).data?.timeZone
  if (!timeZone || bookings.length === 0) return null
  const addressOf = ({ id, start }: Line) =>
    `${frameOf(pathname)}/calendar?${new URLSearchParams({ day: wallTimeOf(start, timeZone).date, booking: id })}`
  return (
    <ul aria-label="Bookings" className="mt-4 grid gap-2">
      {bookings.map((one) => (
        <li key={one.id}>
          <Link
            to={addressOf(one)}
            className="flex min-h-11 items-center gap-3 rounded-control bg-sunken px-4 py-2.5 hover:bg-line"
          >
            <CalendarDays className="size-5 text-brass" aria-hidden />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{spanIn(one, timeZone)}</span>
              <span className="wrap-anywhere text-quiet">
                {one.service}
                {one.staff && `, ${one.staff}`}
              </span>
            </span>
            {one.status !== 'confirmed' && <Badge>{statusWords(one.status)}</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
