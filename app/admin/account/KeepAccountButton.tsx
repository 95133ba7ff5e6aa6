import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activityQuery, takeBackDeletion } from '../../api/account'
import { meQuery } from '../../api/accounts'
import { Button } from '../../components/Button'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

export function KeepAccountButton() {
  const queries = useQueryClient()
  const keep = useMutation({
    mutationFn: takeBackDeletion,
    onSuccess: () => toast({ title: 'Your account stays', description: 'Nothing was deleted.' }),
    onError: (error) => toastError(error, 'Your account is still set to be deleted. Please try again.'),
    onSettled: () => {
      queries.invalidateQueries({ queryKey: meQuery.queryKey })
      queries.invalidateQueries({ queryKey: activityQuery.queryKey })
    },
  })
  return (
    <Button variant="secondary" disabled={keep.isPending} onClick={() => keep.mutate()}>
      Keep my account
    </Button>
  )
}
