import { cx } from '../lib/cx'

/** How much of something is used up, for the eye; say it in words beside it. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max === 0 ? 1 : Math.min(1, value / max)
  return (
    <meter
      aria-label={label}
      min={0}
      max={max}
      value={Math.min(value, max)}
      className={cx(
        'meter block h-3 w-full overflow-hidden rounded-full bg-sunken',
        share >= 1 ? 'text-danger' : share >= 0.8 ? 'text-brass' : 'text-brand',
      )}
    />
  )
}
