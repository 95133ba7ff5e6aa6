import { useState } from 'react'
import type { Lead } from '../../../contract/leads'
import { Button } from '../../components/Button'
import { TextArea } from '../../components/TextArea'
import { useUnsaved } from '../unsaved/useUnsaved'
import { useLeadChanges } from './useLeadChanges'

const NOTE_MAX = 2000

export function LeadNote({ lead }: { lead: Lead }) {
  const { change } = useLeadChanges(lead)
  const [draft, setDraft] = useState<string>()
  useUnsaved(draft !== undefined && draft.trim() !== (lead.note ?? ''))

  if (draft === undefined) {
    return (
      <div className="mt-2">
        {lead.note && (
          <p className="wrap-anywhere whitespace-pre-line border-brass border-l-3 pl-3">
            <span className="sr-only">Your note: </span>
            <bdi>{lead.note}</bdi>
          </p>
        )}
        <button
          type="button"
          className="min-h-11 rounded-control font-semibold text-link text-sm underline underline-offset-4 md:min-h-8"
          onClick={() => setDraft(lead.note ?? '')}
        >
          {lead.note ? 'Change note' : 'Add a note'}
        </button>
      </div>
    )
  }
  const save = () =>
    change.mutateAsync({ to: { note: draft.trim() || null }, from: { note: lead.note } }).then(
      () => setDraft(undefined),
      // The toast has said so, and the draft is still there.
      () => undefined,
    )
  return (
    <div className="mt-3 grid gap-2">
      <TextArea
        label={`Note on ${lead.name}`}
        autoFocus
        rows={2}
        maxLength={NOTE_MAX}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={change.isPending} onClick={save}>
          {change.isPending ? 'Saving...' : 'Save note'}
        </Button>
        <Button variant="quiet" onClick={() => setDraft(undefined)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
