import type { ReactNode } from 'react'
import { cx } from '../lib/cx'

const TONES = {
  plain: 'bg-sunken text-ink',
  brand: 'bg-brand-tint text-link',
  brass: 'bg-brass-tint text-brass-ink',
  done: 'bg-done-tint text-done-ink',
  danger: 'bg-danger-tint text-danger-ink',
}

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-sm',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
