import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeWebhook,
  deleteWebhook,
  deliveriesQuery,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
  webhooksQuery,
} from '../../api/integrations'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

const A_MOMENT_MS = 1500
const failed = (error: unknown) => toastError(error, 'Nothing changed. Please try again.')

/** What can be done to a webhook. What was sent is looked up again a moment later, when the receiver may have answered. */
export function useWebhookChanges(id: string, onSecret: (secret: string) => void) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true })
  const onSent = () => {
    toast({ title: 'On its way', description: 'The response will show up in the list in a moment.' })
    const look = () => queries.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey })
    setTimeout(look, A_MOMENT_MS)
    return look()
  }
  return {
    setEnabled: useMutation({
      mutationFn: (isEnabled: boolean) => changeWebhook(id, { isEnabled }),
      onError: failed,
      onSettled: reload,
    }),
    remove: useMutation({ mutationFn: () => deleteWebhook(id), onError: failed, onSettled: reload }),
    rotate: useMutation({
      mutationFn: (password: string) => rotateWebhookSecret(id, password),
      onSuccess: ({ secret }) => onSecret(secret),
    }),
    test: useMutation({ mutationFn: () => testWebhook(id), onSuccess: onSent, onError: failed }),
    replay: useMutation({
      mutationFn: (deliveryId: string) => replayDelivery(id, deliveryId),
      onSuccess: onSent,
      onError: failed,
    }),
  }
}
