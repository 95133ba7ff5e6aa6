import type { ReactNode } from 'react'
import { cx } from '../lib/cx'

const TONES = { brass: 'border-brass bg-brass-tint', danger: 'border-danger bg-danger-tint' }

/** Something that holds for every page until it is dealt with; `action`, where there is one, deals with it. */
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
