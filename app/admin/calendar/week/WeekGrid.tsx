import { cx } from '../../../lib/cx'
import { dayName, hourLabel, longDay } from '../../../lib/zoned'
import { GridDay, HOUR_PX } from './GridDay'
import { layOut, onDay } from './layOut'
import { noteOf, openTimes, shownHours } from './openTimes'
import type { ShownWeek } from './shown'

/** Seven columns with hours. */
export function WeekGrid({ calendar, days, today, bookings, onOpen }: ShownWeek) {
  const week = days.map((date) => ({
    date,
    open: openTimes(calendar, date),
    placed: layOut(onDay(bookings, date, calendar.timeZone), calendar.timeZone),
  }))
  const { first, last } = shownHours(week.flatMap(({ open, placed }) => [...open, ...placed]))
  const hours = Array.from({ length: last - first }, (_, at) => first + at)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="grid grid-cols-[3.25rem_repeat(7,minmax(0,1fr))]">
        <div className="border-line border-b" />
        {days.map((date) => (
          <div
            key={date}
            aria-hidden
            className="min-w-0 border-line border-b border-l px-2 py-2 text-center text-sm leading-tight"
          >
            <p className="text-quiet">{dayName(date, { weekday: 'short' })}</p>
            <p
              className={cx(
                'mx-auto grid size-8 place-items-center rounded-full font-semibold text-lg',
                date === today && 'bg-brand text-white',
              )}
            >
              {dayName(date, { day: 'numeric' })}
            </p>
            <p className="truncate text-brass-ink text-xs">{noteOf(calendar, date)}</p>
          </div>
        ))}
        <ol aria-hidden className="text-right text-quiet text-xs tabular-nums">
          {hours.map((hour) => (
            <li key={hour} className="relative" style={{ height: HOUR_PX }}>
              <span className={cx('absolute right-2 whitespace-nowrap', hour > first ? '-top-2' : 'top-0.5')}>
                {hourLabel(hour)}
              </span>
            </li>
          ))}
        </ol>
        {week.map(({ date, open, placed }) => (
          <GridDay
            key={date}
            label={longDay(date)}
            isToday={date === today}
            timeZone={calendar.timeZone}
            hours={{ first, last }}
            open={open}
            placed={placed}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  )
}
