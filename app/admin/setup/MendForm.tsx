import type { ReactNode } from 'react'
import { Button } from '../../components/Button'

type Props = { isSaving: boolean; onSubmit: () => void; onCancel: () => void; children: ReactNode }

/** The frame of the small editors. */
export function MendForm({ isSaving, onSubmit, onCancel, children }: Props) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
