import { cx } from '../../../lib/cx'
import { clockIn } from '../../../lib/zoned'
import type { Placed } from './layOut'
import { NowLine } from './NowLine'
import type { DaySpan } from './openTimes'
import { statusWords } from './words'

export const HOUR_PX = 56
const SHORTEST_PX = 26
const px = (minutes: number) => (minutes / 60) * HOUR_PX

type Props = {
  label: string
  isToday: boolean
  timeZone: string
  hours: { first: number; last: number }
  open: DaySpan[]
  placed: Placed[]
  onOpen: (id: string) => void
}

/** A day's column: what is closed is shaded, what is booked stands at its hour. */
export function GridDay({ label, isToday, timeZone, hours: { first, last }, open, placed, onOpen }: Props) {
  const top = (minutes: number) => px(Math.max(0, Math.min(minutes, last * 60) - first * 60))
  return (
    <section
      aria-label={isToday ? `${label}, today` : label}
      className="relative min-w-0 border-line border-l bg-sunken"
      style={{ height: px((last - first) * 60) }}
    >
      {open.map(({ from, to }) => (
        <div
          key={from}
          aria-hidden
          className="absolute inset-x-0 bg-surface"
          style={{ top: top(from), height: top(to) - top(from) }}
        />
      ))}
      <div
        aria-hidden
        className="absolute inset-0 bg-[linear-gradient(var(--color-line)_1px,transparent_1px)]"
        style={{ backgroundSize: `100% ${HOUR_PX}px` }}
      />
      <ol>
        {placed.map(({ booking, from, to, lane, lanes }) => {
          const isOver = booking.status === 'no-show'
          const tall = Math.max(SHORTEST_PX, top(to) - top(from) - 2)
          return (
            <li
              key={booking.id}
              className="absolute p-px"
              style={{
                top: top(from) + 1,
                height: tall,
                left: `${(lane / lanes) * 100}%`,
                width: `${100 / lanes}%`,
              }}
            >
              <button
                type="button"
                onClick={() => onOpen(booking.id)}
                className={cx(
                  'flex size-full flex-col overflow-hidden rounded-sm border-l-3 px-1.5 py-0.5 text-left text-sm leading-tight transition-colors',
                  isOver
                    ? 'border-outline bg-sunken text-quiet line-through'
                    : 'border-brand bg-brand-tint text-ink hover:bg-line',
                )}
              >
                <span className={cx('wrap-anywhere', tall < 40 ? 'block truncate' : 'line-clamp-2')}>
                  <span className={cx('font-semibold tabular-nums', lanes > 1 && 'sr-only')}>
                    {clockIn(booking.start, timeZone)}
                  </span>{' '}
                  <bdi>{booking.name}</bdi>
                </span>
                <span className={cx('truncate text-quiet text-xs', tall < 54 ? 'sr-only' : 'block')}>
                  {booking.service}
                  {booking.staff && `, ${booking.staff}`}
                </span>
                {isOver && <span className="sr-only">, {statusWords(booking.status)}</span>}
              </button>
            </li>
          )
        })}
      </ol>
      {isToday && <NowLine timeZone={timeZone} top={top} />}
    </section>
  )
}
