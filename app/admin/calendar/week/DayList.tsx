import { ChevronRight } from 'lucide-react'
import type { Booking } from '../../../../contract/scheduling'
import { Badge } from '../../../components/Badge'
import { SkeletonList } from '../../../components/Skeleton'
import { clockIn, longDay } from '../../../lib/zoned'
import { onDay } from './layOut'
import { noteOf, openTimes } from './openTimes'
import type { ShownWeek } from './shown'
import { statusWords } from './words'

type Props = ShownWeek & { day: string; isLoading: boolean }

/** One day's bookings. */
export function DayList({ calendar, today, bookings, day, isLoading, onOpen }: Props) {
  const { timeZone } = calendar
  const shown = onDay(bookings, day, timeZone)
  const note = noteOf(calendar, day)
  const isClosed = calendar.services.length > 0 && openTimes(calendar, day).length === 0
  return (
    <section aria-label={longDay(day)}>
      <h3 className="mb-2 font-semibold">
        {day === today ? 'Today, ' : ''}
        {longDay(day)}
        {note && <span className="ml-2 font-normal text-brass-ink">{note}</span>}
      </h3>
      {isLoading && <SkeletonList label="Loading your bookings…" rows={2} />}
      {!isLoading && shown.length === 0 && (
        <p className="rounded-card border border-line border-dashed bg-surface px-5 py-8 text-center text-quiet">
          {isClosed ? 'Closed.' : 'Nothing booked.'}
        </p>
      )}
      <ol className="grid gap-2">
        {shown.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} timeZone={timeZone} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type RowProps = { booking: Booking; timeZone: string; onOpen: (id: string) => void }

function BookingRow({ booking, timeZone, onOpen }: RowProps) {
  const { id, start, end, name, service, staff, status } = booking
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className="flex min-h-16 w-full items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 text-left hover:bg-sunken"
    >
      <span className="w-20 shrink-0 whitespace-nowrap tabular-nums leading-tight">
        <span className="block font-semibold">{clockIn(start, timeZone)}</span>
        <span className="text-quiet text-sm">{clockIn(end, timeZone)}</span>
      </span>
      <span className="min-w-0 grow">
        <bdi className="wrap-anywhere block font-semibold">{name}</bdi>
        <span className="wrap-anywhere text-quiet">
          {service}
          {staff && `, ${staff}`}
        </span>
      </span>
      {status === 'no-show' && <Badge>{statusWords(status)}</Badge>}
      <ChevronRight className="size-5 text-quiet" aria-hidden />
    </button>
  )
}
