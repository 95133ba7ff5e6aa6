import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { useHasUnsaved } from './unsaved'

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

  return (
    <Dialog
      title="Leave without saving?"
      description="You have changed something here that isn’t saved yet."
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      <div className="flex flex-wrap gap-2">
        <Button autoFocus onClick={() => blocker.reset?.()}>
          Stay and save
        </Button>
        <Button variant="quiet" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}

/** A search or a filter in the address takes nothing off the screen; another part of Settings does. */
const partOf = ({ search }: { search: string }) => new URLSearchParams(search).get('part')
