import { useMutation, useQueryClient } from '@tanstack/react-query'
import { teamQuery } from '../../api/team'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

type Change = { act: () => Promise<unknown>; done: { title: string; description?: string } }

/** A change to the team; afterwards the list is read again. Without `fallback` who calls it shows what went wrong. */
export function useTeamChange(fallback?: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ act }: Change) => act(),
    onSuccess: (_, { done }) => toast(done),
    onError: (error) => {
      if (fallback) toastError(error, fallback)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
}
