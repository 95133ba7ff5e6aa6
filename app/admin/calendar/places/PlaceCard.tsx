import type { ReactNode } from 'react'
import { Badge } from '../../../components/Badge'
import { Card } from '../../../components/Card'

const STATES = {
  off: undefined,
  connected: { label: 'Connected', tone: 'done' },
  broken: { label: 'Needs attention', tone: 'danger' },
} as const

type Props = { title: string; state?: keyof typeof STATES; children: ReactNode }

/** One place where bookings go, and how it is. */
export function PlaceCard({ title, state = 'off', children }: Props) {
  const shown = STATES[state]
  return (
    <Card aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold text-lg">{title}</h2>
        {shown && <Badge tone={shown.tone}>{shown.label}</Badge>}
      </div>
      {children}
    </Card>
  )
}
