import { cx } from '../lib/cx'

type Props = {
  value: number
  max: number
  label: string
  /** Used up warns when little is left; progress is the better the fuller. */
  tone?: 'usedUp' | 'progress'
}

/** How much of something is used up or done, for the eye; say it in words beside it. */
export function MeterBar({ value, max, label, tone = 'usedUp' }: Props) {
  const share = max === 0 ? 1 : Math.min(1, value / max)
  return (
    <meter
      aria-label={label}
      min={0}
      max={max}
      value={Math.min(value, max)}
      className={cx(
        'meter block h-3 w-full overflow-hidden rounded-full bg-sunken',
        tone === 'progress' || share < 0.8 ? 'text-brand' : share < 1 ? 'text-brass' : 'text-danger',
      )}
    />
  )
}
