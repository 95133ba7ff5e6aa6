import type { ComponentProps } from 'react'
import { cx } from '../lib/cx'

/** `highlighted`: the selected one of several cards. */
export function Card({
  highlighted = false,
  className,
  ...props
}: ComponentProps<'section'> & { highlighted?: boolean }) {
  return (
    <section
      className={cx(
        'rounded-card bg-surface p-5 sm:p-6',
        highlighted ? 'border border-brass shadow-lift ring-1 ring-brass' : 'border border-line shadow-card',
        className,
      )}
      {...props}
    />
  )
}
