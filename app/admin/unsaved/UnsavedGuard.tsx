import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useHasUnsaved } from './unsaved'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog')).LeaveDialog }))

/** Asks before what is typed and not saved would be lost, inside the app and when the page is closed. */
export function UnsavedGuard() {
  const hasUnsaved = useHasUnsaved()
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      hasUnsaved && (now.pathname !== next.pathname || partOf(now) !== partOf(next)),
  )
  useEffect(() => {
    if (!hasUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasUnsaved])

  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}

/** A search or a filter in the address takes nothing off the screen; another part of Settings does. */
const partOf = ({ search }: { search: string }) => new URLSearchParams(search).get('part')
