import { dayAndClockIn, wallTimeOf } from '../../../lib/zoned'
import type { ShownWeek } from './shown'

/** What was canceled of a week, folded: it takes no time, and can be looked at. */
export function Canceled({ calendar: { timeZone }, days, bookings, onOpen }: ShownWeek) {
  const canceled = bookings.filter(
    ({ status, start }) => status === 'canceled' && days.includes(wallTimeOf(start, timeZone).date),
  )
  if (canceled.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer rounded-control py-2 font-semibold">
        {canceled.length === 1 ? '1 canceled booking' : `${canceled.length} canceled bookings`}
      </summary>
      <ul className="grid gap-1">
        {canceled.map(({ id, name, start }) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-11 text-left text-link underline underline-offset-4"
              onClick={() => onOpen(id)}
            >
              <bdi>{name}</bdi>, {dayAndClockIn(start, timeZone)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
