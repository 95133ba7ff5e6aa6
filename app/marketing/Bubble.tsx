import type { ReactNode } from 'react'
import { cx } from '../lib/cx'

/** A message in a static chat. */
export function Bubble({ by, children }: { by: 'visitor' | 'desk'; children: ReactNode }) {
  return (
    <p
      data-by={by}
      className={cx(
        'max-w-[90%] rounded-card px-4 py-2.5 text-[0.9375rem] leading-snug',
        by === 'visitor'
          ? 'self-end justify-self-end rounded-br-sm bg-brand text-white'
          : 'self-start justify-self-start rounded-bl-sm bg-sunken',
      )}
    >
      {children}
    </p>
  )
}
