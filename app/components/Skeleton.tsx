import { cx } from '../lib/cx'

/** A placeholder for loading content; give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cx('animate-pulse-soft rounded-control bg-line', className)} />
}

const ROWS = ['first', 'second', 'third', 'fourth']

export function SkeletonList({ rows = 3, label }: { rows?: number; label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {ROWS.slice(0, rows).map((row) => (
        <Skeleton key={row} className="h-24 w-full rounded-card" />
      ))}
    </div>
  )
}
