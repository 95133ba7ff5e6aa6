import type { ReactNode } from 'react'
import { cx } from '../lib/cx'

const TONES = {
  plain: 'border-line bg-sunken',
  done: 'border-done bg-done-tint',
  brass: 'border-brass bg-brass-tint',
  danger: 'border-danger bg-danger-tint',
}

export function Notice({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return <div className={cx('rounded-control border p-4', TONES[tone])}>{children}</div>
}
