import { type SubmitEvent, useState } from 'react'
import { NOTE_MAX } from '../../../contract/leads'
import type { NoteSubject } from '../../api/notes'
import { Button } from '../../components/Button'
import { TextArea } from '../../components/TextArea'
import { useUnsaved } from '../unsaved/useUnsaved'
import { useNoteChanges } from './useNoteChanges'

type Props = {
  businessId: string
  subject: NoteSubject
  /** The note to change; absent: a new one. */
  note?: { id: string; text: string }
  onDone?: () => void
}

/** A note for the team. What couldn’t be saved stays in the box. */
export function NoteForm({ businessId, subject, note, onDone }: Props) {
  const { save } = useNoteChanges(businessId, subject)
  const [text, setText] = useState(note?.text ?? '')
  useUnsaved(text.trim() !== (note?.text ?? ''))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!text.trim() || save.isPending) return
    const onSuccess = () => {
      if (!note) setText('')
      onDone?.()
    }
    save.mutate({ id: note?.id, text: text.trim() }, { onSuccess })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextArea
        label={note ? 'Edit note' : 'Add a note'}
        placeholder="Only your team sees this"
        rows={2}
        className="min-h-16"
        maxLength={NOTE_MAX}
        {...(note && { autoFocus: true })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {(text.trim() || note) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={save.isPending || !text.trim()}>
            {save.isPending ? 'Saving…' : 'Save note'}
          </Button>
          <Button variant="quiet" onClick={() => (note ? onDone?.() : setText(''))}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  )
}
