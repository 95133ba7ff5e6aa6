export type DayCount = { day: string; count: number }

const TALLEST = 100
/** The least height of a day with any, in percent, so that it doesn't look empty. */
const LOWEST = 6

/** Counts per day as bars with the number on top. Drawn with SVG attributes, since the page's policy allows no inline styles. */
export function DayBars({ days }: { days: DayCount[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <ol className="flex gap-2 text-center text-sm sm:gap-3">
      {days.map(({ day, count }) => {
        const height = count === 0 ? 1 : Math.max(LOWEST, (count / most) * TALLEST)
        return (
          <li key={day} className="min-w-0 grow basis-0">
            <span className="font-semibold tabular-nums">{count.toLocaleString()}</span>
            <svg
              aria-hidden
              viewBox={`0 0 10 ${TALLEST}`}
              preserveAspectRatio="none"
              className={`mt-1 mb-1.5 h-24 w-full border-line border-b ${count === 0 ? 'text-line' : 'text-brand'}`}
            >
              <rect width="10" y={TALLEST - height} height={height} fill="currentColor" />
            </svg>
            <span className="text-quiet">{day}</span>
          </li>
        )
      })}
    </ol>
  )
}
