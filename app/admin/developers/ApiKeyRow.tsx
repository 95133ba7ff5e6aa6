import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '../../../contract/apiKeys'
import { apiKeysQuery, deleteApiKey } from '../../api/integrations'
import { Button } from '../../components/Button'
import { formatAgo } from '../../lib/dates'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { ConfirmDialog } from './ConfirmDialog'

export function ApiKeyRow({ apiKey: { id, name, prefix, scopes, lastUsedAt } }: { apiKey: ApiKey }) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteApiKey(id),
    onSuccess: () => toast({ title: 'Key deleted', description: name }),
    onError: (error) => toastError(error, 'The key wasn’t deleted. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  })
  return (
    <li className="flex items-start gap-1 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-quiet text-sm">
          <code>{prefix}…</code> · {lastUsedAt ? `last used ${formatAgo(lastUsedAt)}` : 'never used'}
        </p>
        <p className="wrap-anywhere text-quiet text-sm">{scopes.join(', ')}</p>
      </div>
      <Button variant="quiet" size="icon" aria-label={`Delete key ${name}`} onClick={() => setIsAsking(true)}>
        <Trash2 className="size-4" aria-hidden />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete the key “${name}”?`}
          description="Anything that uses it stops working right away. This can’t be undone."
          action="Delete key"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}
