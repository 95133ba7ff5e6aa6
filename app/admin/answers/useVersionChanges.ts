import { useMutation, useQueryClient } from '@tanstack/react-query'
import { discardVersion, publishVersion, restoreVersion } from '../../api/curation'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

export type VersionChanges = ReturnType<typeof useVersionChanges>

/** Mutations of versions; each reloads everything, since settings, facts and FAQ may have changed. */
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
      onSuccess: () => done('It’s live', 'Visitors get the new answers now.'),
      onError,
    }),
    discard: useMutation({
      mutationFn: (id: string) => discardVersion(businessId, id),
      onSuccess: () => done('Discarded', 'Your settings and answers stay as they were.'),
      onError,
    }),
    restore: useMutation({
      mutationFn: (id: string) => restoreVersion(businessId, id),
      onSuccess: () => done('Restored', 'This version is live now. The one before it stays in the list.'),
      onError,
    }),
  }
}
