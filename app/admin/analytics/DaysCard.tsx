import { useMemo } from 'react'
import type { Analytics } from '../../../contract/analytics'
import { DayBars } from '../../components/DayBars'
import { once } from '../../lib/once'
import { BarChart } from './BarChart'
import { ChartCard } from './ChartCard'
import { grouped, type Stretch } from './grouped'
import { PlainTable } from './PlainTable'
import { formatDayName } from './range'

const weekday = once(() => new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' }))
const shortDay = once(() => new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }))

const nameOf = ({ from, to }: Stretch) =>
  from === to ? formatDayName(from) : `${shortDay().format(new Date(from))} – ${formatDayName(to)}`

type Days = { series: Analytics['series']; takesBookings: boolean }

export function DaysCard({ series, takesBookings }: Days) {
  const { by, stretches } = useMemo(() => grouped(series), [series])
  const names = useMemo(() => stretches.map(({ from }) => shortDay().format(new Date(from))), [stretches])
  const bars = useMemo(
    () => [
      { label: 'Wrote in', values: stretches.map(({ conversations }) => conversations), color: 'brand' as const },
      { label: 'Leads', values: stretches.map(({ leads }) => leads), color: 'brass' as const },
    ],
    [stretches],
  )
  const title = by === 'day' ? 'People who wrote in, day by day' : 'People who wrote in, week by week'
  const isWeek = series.length <= 7
  return (
    <ChartCard
      title={title}
      chart={
        isWeek ? (
          <DayBars
            days={series.map(({ date, conversations }) => ({
              day: weekday().format(new Date(date)),
              count: conversations,
            }))}
          />
        ) : (
          <BarChart label={title} names={names} series={bars} />
        )
      }
      table={
        <PlainTable
          caption={title}
          columns={[by === 'day' ? 'Day' : 'Week', 'Wrote in', 'Leads', ...(takesBookings ? ['Bookings'] : [])]}
          rows={stretches.toReversed().map((stretch) => ({
            key: stretch.from,
            cells: [
              nameOf(stretch),
              stretch.conversations,
              stretch.leads,
              ...(takesBookings ? [stretch.bookings] : []),
            ],
          }))}
        />
      }
    />
  )
}
