import { cx } from '../../lib/cx'

/** Heights of an example week, Monday first. */
const DAYS = [
  { day: 'Mon', height: 'h-10' },
  { day: 'Tue', height: 'h-16' },
  { day: 'Wed', height: 'h-8' },
  { day: 'Thu', height: 'h-12' },
  { day: 'Fri', height: 'h-20' },
  { day: 'Sat', height: 'h-24' },
  { day: 'Sun', height: 'h-14' },
]

export const WeekShown = () => (
  <>
    <p className="font-semibold">12 people wrote after hours this week, 5 left their number.</p>
    <div className="mt-5 grid grid-cols-7 items-end gap-2 text-center text-quiet text-sm">
      {DAYS.map(({ day, height }) => (
        <div key={day}>
          <div className={cx('mb-1.5 rounded-t-sm bg-brand', height)} />
          {day}
        </div>
      ))}
    </div>
  </>
)
