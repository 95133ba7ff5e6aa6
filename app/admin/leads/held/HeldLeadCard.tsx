import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HeldLead } from '../../../../contract/leads'
import { deleteHeldLead, heldLeadsKey, releasedKeys, releaseHeldLead } from '../../../api/heldLeads'
import { Button } from '../../../components/Button'
import { formatWhen } from '../../../lib/dates'
import { toastError } from '../../../lib/toastError'
import { toast } from '../../../lib/toasts'

export function HeldLeadCard({ businessId, lead }: { businessId: string; lead: HeldLead }) {
  const queries = useQueryClient()
  const name = lead.name || 'Visitor'
  const release = useMutation({
    mutationFn: () => releaseHeldLead(businessId, lead.id),
    onSuccess: () => toast({ title: `${name} is now in your leads` }),
    onError: (error) => toastError(error, 'It’s still held back. Please try again.'),
    onSettled: () => Promise.all(releasedKeys(businessId).map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  const remove = useMutation({
    mutationFn: () => deleteHeldLead(businessId, lead.id),
    onError: (error) => toastError(error, 'It wasn’t deleted. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: heldLeadsKey(businessId) }),
  })
  const isBusy = release.isPending || remove.isPending
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5">
      <h2 className="wrap-anywhere line-clamp-2 font-semibold">
        <bdi>{name}</bdi>
      </h2>
      <p className="wrap-anywhere text-quiet text-sm">
        <bdi>{[lead.email, lead.phone].filter(Boolean).join(', ')}</bdi> ·{' '}
        <time dateTime={lead.createdAt}>{formatWhen(lead.createdAt)}</time>
      </p>
      {lead.message && (
        <p className="wrap-anywhere mt-2">
          <bdi className="line-clamp-4 whitespace-pre-line">{lead.message}</bdi>
        </p>
      )}
      <ul className="wrap-anywhere mt-2 list-disc pl-5 text-quiet text-sm">
        {lead.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="mt-auto flex gap-2 pt-4">
        <Button variant="secondary" disabled={isBusy} onClick={() => release.mutate()} aria-label={`Not spam: ${name}`}>
          Not spam
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => remove.mutate()} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </div>
    </li>
  )
}
