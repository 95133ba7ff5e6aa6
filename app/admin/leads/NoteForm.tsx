import { useState } from 'react'
import type { Lead } from '../../../contract/leads'
import { Button } from '../../components/Button'
import { TextArea } from '../../components/TextArea'
import { useUnsaved } from '../unsaved/useUnsaved'
import { useChangeLead } from './useChangeLead'
import { leadLabel } from './words'

const NOTE_MAX = 2000

export function NoteForm({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const change = useChangeLead(lead)
  const [draft, setDraft] = useState(lead.note ?? '')
  useUnsaved(draft.trim() !== (lead.note ?? ''))
  const save = () =>
    // On failure a toast is shown and the draft stays.
    change.mutate({ to: { note: draft.trim() || null }, from: { note: lead.note } }, { onSuccess: onDone })
  return (
    <div className="mt-3 grid gap-2">
      <TextArea
        label={`Note on ${leadLabel(lead)}`}
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
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
