import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SetupProgress } from '../../../contract/setup'
import { saveSetup, setupQuery } from '../../api/setup'
import { toastError } from '../../lib/toastError'

/** Keeps how far the owner is, so that another day or device goes on there. */
export function useSetupProgress(businessId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (progress: SetupProgress) => saveSetup(businessId, progress),
    onSuccess: (saved) => queries.setQueryData(setupQuery(businessId).queryKey, saved),
    onError: (error) => toastError(error, 'That step wasn’t saved. Please try again.'),
  })
}
