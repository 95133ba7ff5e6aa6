import type { ReactNode } from 'react'
import { PageHeading } from '../components/PageHeading'

type Props = { title: string; children?: ReactNode; actions?: ReactNode }

/** A section's heading, one sentence about it, and its actions. */
export function SectionHead({ title, children, actions }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-56">
        <PageHeading title={title}>{title}</PageHeading>
        {children && <p className="mt-1 max-w-measure text-quiet">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:*:px-2.5 max-sm:*:text-sm">{actions}</div>}
    </div>
  )
}
