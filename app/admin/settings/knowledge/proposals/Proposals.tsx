import { useQuery } from '@tanstack/react-query'
import { proposalsQuery, sourcesQuery } from '../../../../api/knowledge'
import { Button } from '../../../../components/Button'
import { Card } from '../../../../components/Card'
import { toast } from '../../../../lib/toasts'
import { useProposalChanges } from './useProposalChanges'

const onAccepted = () => toast({ title: 'Success', description: 'Your front desk will say it from now on.' })

/** Facts found in the sources, to be confirmed by the owner. */
export function Proposals({ businessId }: { businessId: string }) {
  const { data: sources } = useQuery(sourcesQuery(businessId))
  const lastRead = sources?.map(({ readAt }) => readAt ?? '').join() ?? ''
  const { data: proposals = [] } = useQuery(proposalsQuery(businessId, lastRead))
  const { accept, dismiss } = useProposalChanges(businessId)
  const isBusy = accept.isPending || dismiss.isPending
  if (proposals.length === 0) return null
  return (
    <Card>
      <h2 className="font-semibold text-lg">Is this right?</h2>
      <p className="mt-1 text-quiet">
        Your front desk picked this up from your website and from what you typed. Say yes, and it goes by that before
        anything else.
      </p>
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {proposals.map(({ id, text, told, source }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="wrap-anywhere whitespace-pre-line">
                {told === undefined ? text : `Your site says: ${text}. You told us: ${told}.`}
              </p>
              <p className="wrap-anywhere text-quiet text-sm">From “{source.title}”</p>
            </div>
            <div className="flex gap-2">
              <Button
                variant="secondary"
                aria-label={`Yes: ${text}`}
                disabled={isBusy}
                onClick={() => accept.mutate([id], { onSuccess: onAccepted })}
              >
                Yes
              </Button>
              <Button variant="quiet" aria-label={`No: ${text}`} disabled={isBusy} onClick={() => dismiss.mutate(id)}>
                No
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {proposals.length > 1 && (
        <Button
          className="mt-4"
          disabled={isBusy}
          onClick={() =>
            accept.mutate(
              proposals.map(({ id }) => id),
              { onSuccess: onAccepted },
            )
          }
        >
          {accept.isPending ? 'Saving...' : 'All of this is right'}
        </Button>
      )}
    </Card>
  )
}
