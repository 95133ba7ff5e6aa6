import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bookingsKey } from '../../../api/bookings'
import { leadsKey } from '../../../api/leads'
import { waitlistKey } from '../../../api/waitlist'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'

type Change = { run: () => Promise<unknown>; done: string; failed: string }

/** Changes something of who waits; `done` and `failed` are said afterwards. */
export function useWaitingChange(businessId: string, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (_, { done }) => {
      toast({ title: done })
      onDone()
    },
    onError: (error, { failed }) => toastError(error, failed),
    onSettled: () => {
      // What is held is no longer free.
      for (const queryKey of [waitlistKey(businessId), bookingsKey(businessId), leadsKey(businessId)])
        queries.invalidateQueries({ queryKey })
    },
  })
}
