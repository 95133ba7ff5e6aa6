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

/** A mutation of the plan: shows the server's answer and reloads what depends on the plan. */
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
      // A refusal may mean that the plan was changed elsewhere.
      for (const queryKey of [billingQuery.queryKey, PLAN_CHANGE]) queries.invalidateQueries({ queryKey })
      toastError(error, failed)
    },
  })
}
