import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leadsKey } from '../../api/leads'
import { addNote, deleteNote, editNote, type NoteSubject, notesKey, restoreNote } from '../../api/notes'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

/** Writes, changes and deletes notes; deleting one can be undone. */
export function useNoteChanges(businessId: string, subject: NoteSubject) {
  const queries = useQueryClient()
  const reload = () =>
    Promise.all([notesKey(businessId), leadsKey(businessId)].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const failed = (done: string) => (error: Error) => toastError(error, `The note wasn’t ${done}. Please try again.`)
  const restore = useMutation({ mutationFn: restoreNote, onSuccess: reload, onError: failed('restored') })
  return {
    save: useMutation({
      mutationFn: ({ id, text }: { id: string | undefined; text: string }) =>
        id ? editNote(id, text) : addNote(businessId, subject, text),
      onSuccess: reload,
      onError: failed('saved'),
    }),
    remove: useMutation({
      mutationFn: deleteNote,
      onSuccess: async (_, id) => {
        toast({ title: 'Note deleted', action: { label: 'Undo', run: () => restore.mutate(id) } })
        await reload()
      },
      onError: failed('deleted'),
    }),
  }
}
