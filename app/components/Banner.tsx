import type { ReactNode } from 'react'
import { cx } from '../lib/cx'

const TONES = { brass: 'border-brass bg-brass-tint', danger: 'border-danger bg-danger-tint' }

/** A message shown on every page until it is settled; `action` settles it. */
export function Banner({
  tone = 'brass',
  action,
  children,
}: {
  tone?: keyof typeof TONES
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={cx('border-b', TONES[tone])}>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <p className="wrap-anywhere min-w-0 grow basis-72">{children}</p>
        {action}
      </div>
    </div>
  )
}
