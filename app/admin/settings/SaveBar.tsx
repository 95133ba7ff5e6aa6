import type { ReactNode } from 'react'
import { Button } from '../../components/Button'

type Props = { label: string; isSaving: boolean; isDirty: boolean; onDiscard: () => void; children?: ReactNode }

/** A sticky bar at the end of the card that it saves. */
export function SaveBar({ label, isSaving, isDirty, onDiscard, children }: Props) {
  return (
    <div className="sticky bottom-14 z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-2 rounded-b-card border-line border-t bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 md:bottom-0">
      <Button type="submit" className="grow sm:grow-0" disabled={isSaving}>
        {isSaving ? 'Saving...' : label}
      </Button>
      {isDirty && !isSaving && (
        <Button variant="quiet" className="px-3" aria-label="Discard changes" onClick={onDiscard}>
          Discard
        </Button>
      )}
      {children}
      <p role="status" className="sr-only">
        {isDirty && 'Not saved yet'}
      </p>
    </div>
  )
}
