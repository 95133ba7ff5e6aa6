import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Booking, CalendarSettings } from '../../../../contract/scheduling'
import { bookingsQuery } from '../../../api/bookings'
import { Button } from '../../../components/Button'
import { ErrorState } from '../../../components/ErrorState'
import { useMediaQuery } from '../../../lib/useMediaQuery'
import { addDays, laterDay, weekName, weekOf } from '../../../lib/zoned'
import { zoneTime } from '../../notifications/words'
import { AddBooking } from './AddBooking'
import { Canceled } from './Canceled'
import { DayList } from './DayList'
import { useShownDay } from './useShownDay'
import { WeekGrid } from './WeekGrid'
import { WeekStrip } from './WeekStrip'

const BookingPanel = lazy(async () => ({ default: (await import('./BookingPanel')).BookingPanel }))

type Props = { businessId: string; calendar: CalendarSettings }

/** A week of bookings in the business's zone: a grid where there is room for seven days, else a day's list under a strip of the week. */
export function Week({ businessId, calendar }: Props) {
  const { timeZone } = calendar
  const { today, day, bookingId, go } = useShownDay(calendar)
  const days = weekOf(day)
  const isWide = useMediaQuery('(min-width: 64rem)')
  /** Null: nobody known yet. */
  const [adding, setAdding] = useState<{ template: Booking | null }>()
  const list = useQuery(bookingsQuery(businessId, days[0] ?? day, days[6] ?? day))
  const bookings = list.data ?? []
  const open = (id: string) => go({ booking: id })
  const shown = { calendar, days, today, bookings, onOpen: open }
  const opened = bookings.find(({ id }) => id === bookingId)
  const isHere = days.includes(today)
  /** Else Calendly has the hours and what can be booked. */
  const hasOwn = calendar.services.length > 0
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label="Previous week"
          onClick={() => go({ day: addDays(days[0] ?? day, -7) })}
        >
          <ChevronLeft className="size-5" aria-hidden />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label="Next week"
          onClick={() => go({ day: addDays(days[0] ?? day, 7) })}
        >
          <ChevronRight className="size-5" aria-hidden />
        </Button>
        <h2 className="font-semibold text-lg" aria-live="polite">
          {weekName(days)}
        </h2>
        {!(isHere && (isWide || day === today)) && (
          <Button variant="quiet" className="px-3" onClick={() => go({ day: today })}>
            Today
          </Button>
        )}
        {hasOwn && (
          <Button className="grow sm:ml-auto sm:grow-0" onClick={() => setAdding({ template: null })}>
            <Plus className="size-5" aria-hidden />
            Add a booking
          </Button>
        )}
      </div>
      {list.isError && <ErrorState error={list.error} what="your bookings" onRetry={() => list.refetch()} />}
      {!list.isError && (
        <div aria-busy={list.isPending}>
          {isWide ? (
            <WeekGrid {...shown} />
          ) : (
            <>
              <WeekStrip {...shown} day={day} onDay={(date) => go({ day: date })} />
              <DayList {...shown} day={day} isLoading={list.isPending} />
            </>
          )}
          <p className="mt-3 text-quiet text-sm">All times are in {zoneTime(timeZone)}.</p>
          <Canceled {...shown} />
        </div>
      )}
      {adding && (
        <AddBooking
          businessId={businessId}
          calendar={calendar}
          day={laterDay(day, today)}
          template={adding.template}
          onClose={() => setAdding(undefined)}
        />
      )}
      {opened && (
        <Suspense>
          <BookingPanel
            key={opened.id}
            businessId={businessId}
            calendar={calendar}
            booking={opened}
            onChanged={(date) => go({ day: date, booking: null })}
            onAgain={() => {
              go({ booking: null })
              setAdding({ template: opened })
            }}
            onClose={() => go({ booking: null })}
          />
        </Suspense>
      )}
    </>
  )
}
