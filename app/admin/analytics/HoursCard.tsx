import { HOUR_MS } from '../../../contract/durations'
import { ChartCard } from './ChartCard'
import { PlainTable } from './PlainTable'

// 2024 began on a Monday.
const MONDAY = Date.UTC(2024, 0, 1)
const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' })
  return (hours: number) => format.format(MONDAY + hours * HOUR_MS)
}
const shortWeekday = formatOf({ weekday: 'short' })
const weekdayName = formatOf({ weekday: 'long' })
const hourName = formatOf({ hour: 'numeric' })

const DAYS = Array.from({ length: 7 }, (_, day) => day)
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MARKED = [0, 6, 12, 18]
/** The faintest cell with anyone in it. */
const FAINT = 0.18

/** Fewer say nothing of a usual hour. */
const ENOUGH = 30
const ENOUGH_AT_ONCE = 3

/** Conversations by weekday and hour. */
export function HoursCard({ hours }: { hours: number[][] }) {
  const most = Math.max(...hours.flat())
  const countAt = (day: number, hour: number) => hours[day]?.[hour] ?? 0
  const busiest = DAYS.flatMap((day) => HOURS.map((hour) => ({ day, hour }))).find(
    ({ day, hour }) => countAt(day, hour) === most,
  )
  if (most === 0 || !busiest) return null
  const title = 'When people write'
  const isEnough = most >= ENOUGH_AT_ONCE && hours.flat().reduce((sum, count) => sum + count, 0) >= ENOUGH
  return (
    <ChartCard
      title={title}
      said={isEnough ? `Most often on ${weekdayName(busiest.day * 24)}s around ${hourName(busiest.hour)}.` : undefined}
      chart={
        <div aria-hidden className="flex gap-2 text-quiet text-sm">
          <div className="grid h-44 grid-rows-7 items-center">
            {DAYS.map((day) => (
              <span key={day}>{shortWeekday(day * 24)}</span>
            ))}
          </div>
          <div className="min-w-0 grow">
            <svg aria-hidden viewBox="0 0 240 70" preserveAspectRatio="none" className="h-44 w-full">
              {DAYS.map((day) =>
                HOURS.map((hour) => {
                  const count = countAt(day, hour)
                  return (
                    <rect
                      key={hour}
                      x={hour * 10 + 0.6}
                      y={day * 10 + 0.6}
                      width="8.8"
                      height="8.8"
                      fill="currentColor"
                      opacity={count === 0 ? 1 : FAINT + (1 - FAINT) * (count / most)}
                      className={count === 0 ? 'text-sunken' : 'text-brand'}
                    />
                  )
                }),
              )}
            </svg>
            <div className="mt-1 grid grid-cols-4">
              {MARKED.map((hour) => (
                <span key={hour}>{hourName(hour)}</span>
              ))}
            </div>
          </div>
        </div>
      }
      table={
        <PlainTable
          caption={title}
          columns={['Hour', ...DAYS.map((day) => shortWeekday(day * 24))]}
          rows={HOURS.map((hour) => ({
            key: String(hour),
            cells: [hourName(hour), ...DAYS.map((day) => countAt(day, hour))],
          }))}
        />
      }
    />
  )
}
