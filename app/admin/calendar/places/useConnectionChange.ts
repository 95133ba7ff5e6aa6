import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calendarsQuery } from '../../../api/calendars'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'

type Options = { change: () => Promise<unknown>; done: string; onDone?: () => void }

/** A change of a connection, after which all of them are read anew. */
export function useConnectionChange(businessId: string, { change, done, onDone }: Options) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      toast({ title: done })
      await queries.invalidateQueries({ queryKey: calendarsQuery(businessId).queryKey })
      onDone?.()
    },
    onError: (error) => toastError(error, 'Nothing changed. Please try again.'),
  })
}
