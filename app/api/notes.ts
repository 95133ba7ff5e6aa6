import { infiniteQueryOptions } from '@tanstack/react-query'
import { note } from '../../contract/notes'
import { call, callPage, send } from '../lib/api'

/** What a note is about: a lead, whose conversation's notes belong to it, or a conversation. */
export type NoteSubject = { leadId: string } | { conversationId: string }

const pathOf = (businessId: string, subject: NoteSubject) =>
  'leadId' in subject
    ? `/api/leads/${encodeURIComponent(subject.leadId)}/notes`
    : `/api/businesses/${encodeURIComponent(businessId)}/conversations/${encodeURIComponent(subject.conversationId)}/notes`

export const notesKey = (businessId: string) => ['notes', businessId] as const

export const notesQuery = (businessId: string, subject: NoteSubject) =>
  infiniteQueryOptions({
    queryKey: [...notesKey(businessId), subject],
    queryFn: ({ pageParam }) => callPage(note, pageParam),
    initialPageParam: pathOf(businessId, subject),
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

export const addNote = (businessId: string, subject: NoteSubject, text: string) =>
  call(note, pathOf(businessId, subject), { method: 'POST', body: { text } })

const noteCall = (id: string) => `/api/notes/${encodeURIComponent(id)}`
export const editNote = (id: string, text: string) => call(note, noteCall(id), { method: 'PATCH', body: { text } })
export const deleteNote = (id: string) => send(noteCall(id), { method: 'DELETE' })
export const restoreNote = (id: string) => send(`${noteCall(id)}/restore`, { method: 'POST' })
