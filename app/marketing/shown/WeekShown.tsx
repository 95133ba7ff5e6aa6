import { DayBars } from '../../components/DayBars'

const DAYS = [
  { day: 'Mon', count: 4 },
  { day: 'Tue', count: 7 },
  { day: 'Wed', count: 3 },
  { day: 'Thu', count: 5 },
  { day: 'Fri', count: 9 },
  { day: 'Sat', count: 11 },
  { day: 'Sun', count: 6 },
]

export const WeekShown = () => (
  <>
    <p className="mb-4 font-semibold">
      In the last seven days, 45 people wrote in and 17 left their details, 12 with a phone number.
    </p>
    <DayBars days={DAYS} />
  </>
)
