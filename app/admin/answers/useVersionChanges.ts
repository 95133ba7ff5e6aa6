import { useMutation, useQueryClient } from '@tanstack/react-query'
import { discardVersion, publishVersion, restoreVersion } from '../../api/curation'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

export type VersionChanges = ReturnType<typeof useVersionChanges>

/** Settings, facts and questions may be others after any of them: whatever is shown next is read anew. */
export function useVersionChanges(businessId: string) {
  const queries = useQueryClient()
  const done = (title: string, description: string) => {
    toast({ title, description })
    return queries.invalidateQueries()
  }
  const onError = (error: Error) => {
    toastError(error, 'Nothing was changed. Try again.')
    return queries.invalidateQueries()
  }
  return {
    publish: useMutation({
      mutationFn: (id: string) => publishVersion(businessId, id),
      onSuccess: () => done('It’s live', 'Visitors get the new answers from now on.'),
      onError,
    }),
    discard: useMutation({
      mutationFn: (id: string) => discardVersion(businessId, id),
      onSuccess: () => done('Taken back', 'Your settings and answers are what visitors get.'),
      onError,
    }),
    restore: useMutation({
      mutationFn: (id: string) => restoreVersion(businessId, id),
      onSuccess: () => done('Brought back', 'This version is live. The one before it stays in the list.'),
      onError,
    }),
  }
}
