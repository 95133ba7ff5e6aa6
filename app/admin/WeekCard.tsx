import { Card } from '../components/Card'
import { DayBars, type DayCount } from '../components/DayBars'

/** Conversations on each of the last seven days, today last. */
export function WeekCard({ days }: { days: DayCount[] }) {
  return (
    <Card className="mt-6">
      <h2 className="mb-5 font-semibold text-lg">People who wrote, day by day</h2>
      <DayBars days={days} />
    </Card>
  )
}
