import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillingResponse } from '../../../contract/billing'
import { activityQuery } from '../../api/account'
import { meQuery } from '../../api/accounts'
import { billingQuery, PLAN_CHANGE, usageQuery } from '../../api/billing'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

type Change<Input> = {
  change: (input: Input) => Promise<BillingResponse>
  done: (billing: BillingResponse) => { title: string; description: string }
  failed: string
}

/** A change of the plan: the screen takes what the server answers, and the badge and limits follow. */
export function useBillingChange<Input = void>({ change, done, failed }: Change<Input>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (billing) => {
      queries.setQueryData(billingQuery.queryKey, billing)
      for (const { queryKey } of [meQuery, usageQuery, activityQuery]) queries.invalidateQueries({ queryKey })
      toast(done(billing))
    },
    onError: (error) => {
      // It may have been refused because it was changed elsewhere meanwhile.
      for (const queryKey of [billingQuery.queryKey, PLAN_CHANGE]) queries.invalidateQueries({ queryKey })
      toastError(error, failed)
    },
  })
}
