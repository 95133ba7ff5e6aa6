import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SourceRequest } from '../../../../../contract/knowledge'
import { addFile, addSource, deleteSource, proposalsKey, readAgain, sourcesQuery } from '../../../../api/knowledge'
import { toastError } from '../../../../lib/toastError'

/** Mutations of sources; each reloads the list. */
export function useSourceChanges(businessId: string) {
  const queries = useQueryClient()
  const onSettled = () => {
    queries.invalidateQueries({ queryKey: sourcesQuery(businessId).queryKey })
    queries.invalidateQueries({ queryKey: proposalsKey(businessId) })
  }
  const refused = (fallback: string) => (error: unknown) => toastError(error, fallback)
  return {
    add: useMutation({ mutationFn: (request: SourceRequest) => addSource(businessId, request), onSettled }),
    upload: useMutation({
      mutationFn: (file: File) => addFile(businessId, file),
      onSettled,
      onError: refused('The file didn’t upload. Please try again.'),
    }),
    again: useMutation({
      mutationFn: (id: string) => readAgain(businessId, id),
      onSettled,
      onError: refused('We couldn’t read it again. What we read before still counts.'),
    }),
    remove: useMutation({
      mutationFn: (id: string) => deleteSource(businessId, id),
      onSettled,
      onError: refused('It wasn’t removed. Please try again.'),
    }),
  }
}
