import { useState } from 'react'
import type { Lead } from '../../../contract/leads'
import { NoteForm } from './NoteForm'

export function LeadNote({ lead }: { lead: Lead }) {
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) return <NoteForm lead={lead} onDone={() => setIsEditing(false)} />
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
        onClick={() => setIsEditing(true)}
      >
        {lead.note ? 'Change note' : 'Add a note'}
      </button>
    </div>
  )
}
