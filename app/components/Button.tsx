import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from '../lib/cx'

const VARIANTS = {
  primary: 'bg-brand text-white hover:bg-brand-strong',
  secondary: 'border border-outline bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger-ink hover:bg-danger-tint',
}

const SIZES = { normal: 'min-h-11 px-5 py-2', large: 'min-h-12 px-6 py-2.5 text-lg', icon: 'size-11 shrink-0' }

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS
  /** `icon` is a square: give it a name by aria-label. */
  size?: keyof typeof SIZES
  /** Styles its only child, such as a link, instead of rendering a button. */
  asChild?: boolean
}

export function Button({
  variant = 'primary',
  size = 'normal',
  asChild = false,
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  const look = cx(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors',
    // A border for forced colors, which override the background.
    'forced-colors:border',
    'disabled:cursor-not-allowed disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
  return asChild ? <Slot.Root className={look} {...props} /> : <button type={type} className={look} {...props} />
}
