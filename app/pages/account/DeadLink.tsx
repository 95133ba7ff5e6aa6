import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { PageHeading } from '../../components/PageHeading'
import { PlainPage } from '../PlainPage'

type Props = { title: string; action?: { label: string; href: string }; children: ReactNode }

/** Shown for a used, expired or incomplete link. `action`: what helps before logging in. */
export function DeadLink({ title, action, children }: Props) {
  return (
    <PlainPage>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="mt-3 text-quiet">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {action && (
          <Button asChild>
            <a href={action.href}>{action.label}</a>
          </Button>
        )}
        <Button asChild variant={action ? 'secondary' : 'primary'}>
          <a href="/login">Log in</a>
        </Button>
      </div>
    </PlainPage>
  )
}
