import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useHasUnsaved } from './unsaved'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog')).LeaveDialog }))

/** Asks before unsaved changes would be lost by navigation or closing the page. */
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

/** Only another part of Settings leaves the form; a search or filter in the address doesn't. */
const partOf = ({ search }: { search: string }) => new URLSearchParams(search).get('part')
