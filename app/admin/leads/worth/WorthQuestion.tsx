import { lazy, Suspense } from 'react'
import { askWorth, useAskedWorth } from './asked'

const WorthDialog = lazy(async () => ({ default: (await import('./WorthDialog')).WorthDialog }))

/** Asks what a job was worth at the moment a lead is marked as won. */
export function WorthQuestion() {
  const lead = useAskedWorth()
  if (!lead) return null
  return (
    <Suspense>
      <WorthDialog key={lead.id} lead={lead} onClose={() => askWorth(undefined)} />
    </Suspense>
  )
}
