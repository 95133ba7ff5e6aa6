import { cx } from '../../../lib/cx'
import { dayName, longDay } from '../../../lib/zoned'
import { onDay } from './layOut'
import type { ShownWeek } from './shown'
import { bookedWords } from './words'

type Props = ShownWeek & { day: string; onDay: (date: string) => void }

/** The week's days, each with how much is booked. */
export function WeekStrip({ calendar, days, today, bookings, day, onDay: show }: Props) {
  return (
    <ul className="mb-4 grid grid-cols-7 gap-1 rounded-card border border-line bg-surface p-1">
      {days.map((date) => {
        const count = onDay(bookings, date, calendar.timeZone).length
        return (
          <li key={date} className="min-w-0">
            <button
              type="button"
              aria-label={`${longDay(date)}${date === today ? ', today' : ''}, ${bookedWords(count)}`}
              aria-current={date === day ? 'date' : undefined}
              onClick={() => show(date)}
              className="flex min-h-16 w-full flex-col items-center justify-center rounded-control text-sm leading-tight aria-[current=date]:bg-brand aria-[current=date]:text-white"
            >
              <span>{dayName(date, { weekday: 'narrow' })}</span>
              <span className={cx('font-semibold text-lg', date === today && date !== day && 'text-link')}>
                {dayName(date, { day: 'numeric' })}
              </span>
              <span className="h-4">
                {count > 0 && (
                  <span
                    className={cx(
                      'rounded-full px-1.5 font-semibold text-xs',
                      date === day ? 'bg-white text-brand' : 'bg-brand-tint text-link',
                    )}
                  >
                    {count}
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
