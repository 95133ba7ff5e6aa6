import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import type { Note } from '../../../contract/notes'
import type { NoteSubject } from '../../api/notes'
import { formatWhen } from '../../lib/dates'
import { NoteForm } from './NoteForm'
import { useNoteChanges } from './useNoteChanges'

type Props = { businessId: string; subject: NoteSubject; note: Note }

/** A note, unlike anything a visitor sees: on brass, with a mark. */
export function NoteItem({ businessId, subject, note }: Props) {
  const { remove } = useNoteChanges(businessId, subject)
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing)
    return <NoteForm businessId={businessId} subject={subject} note={note} onDone={() => setIsEditing(false)} />
  const writer = note.isOwn ? 'You' : note.by.name || 'Your team'
  return (
    <div className="rounded-control bg-brass-tint px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 text-brass-ink text-sm">
        <StickyNote className="size-4" aria-hidden />
        <span className="font-semibold">Note</span>
        <span>
          {writer}, <time dateTime={note.createdAt}>{formatWhen(note.createdAt)}</time>
          {note.editedAt && ' (changed)'}
        </span>
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">
        <bdi>{note.text}</bdi>
      </p>
      {note.isOwn && (
        <p className="-mb-2 flex gap-4">
          <button type="button" className={noteButton} onClick={() => setIsEditing(true)}>
            Edit<span className="sr-only"> note</span>
          </button>
          <button type="button" className={noteButton} onClick={() => remove.mutate(note.id)}>
            Delete<span className="sr-only"> note</span>
          </button>
        </p>
      )}
    </div>
  )
}

const noteButton =
  'min-h-11 rounded-control font-semibold text-brass-ink text-sm underline underline-offset-4 md:min-h-9'
