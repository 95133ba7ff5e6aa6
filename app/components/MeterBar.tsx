import { cx } from '../lib/cx'

type Props = {
  value: number
  max: number
  label: string
  /** `usedUp` turns to a warning when full; `progress` to success. */
  tone?: 'usedUp' | 'progress'
}

/** A bar of how much is used or done; the text beside it says it for screen readers. */
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
