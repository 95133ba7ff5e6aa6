import type { LucideIcon } from 'lucide-react'
import { cx } from '../../lib/cx'
import { CountBadge } from './CountBadge'

type Props = { icon: LucideIcon; count: number | undefined; className?: string }

/** An icon above its name, with a count at its corner. */
export const StackedIcon = ({ icon: Icon, count, className }: Props) => (
  <span className="relative">
    <Icon className="size-5" aria-hidden />
    <CountBadge count={count} className={cx('absolute -top-2 left-3', className)} />
  </span>
)
