import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from '../lib/cx'

const VARIANTS = {
  primary: 'bg-brand text-white hover:bg-brand-strong',
  secondary: 'border border-outline bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger-ink hover:bg-danger-tint',
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS
  /** Dresses its only child, such as a link, instead of drawing a button. */
  asChild?: boolean
}

export function Button({ variant = 'primary', asChild = false, className, type = 'button', ...props }: ButtonProps) {
  const look = cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold leading-tight transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60',
    VARIANTS[variant],
    className,
  )
  return asChild ? <Slot.Root className={look} {...props} /> : <button type={type} className={look} {...props} />
}
