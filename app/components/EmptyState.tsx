import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { icon: LucideIcon; title: string; children: ReactNode; action?: ReactNode }

export function EmptyState({ icon: Icon, title, children, action }: Props) {
  return (
    <div className="rounded-card border border-line border-dashed bg-surface px-6 py-12 text-center">
      <Icon className="mx-auto size-8 text-brass" aria-hidden />
      <h2 className="mt-3 font-semibold text-lg">{title}</h2>
      <p className="mx-auto mt-1 max-w-md text-quiet">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
