import { useInfiniteQuery } from '@tanstack/react-query'
import type { WebhookDelivery } from '../../../contract/webhooks'
import { deliveriesQuery } from '../../api/integrations'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { RefreshButton } from '../../components/RefreshButton'
import { SkeletonList } from '../../components/Skeleton'
import { formatDateTime, formatWhen } from '../../lib/dates'

type Props = { webhookId: string; canReplay: boolean; onReplay: (deliveryId: string) => void }

/** What a webhook was sent in the last 30 days, with the answers. */
export function Deliveries({ webhookId, canReplay, onReplay }: Props) {
  const list = useInfiniteQuery(deliveriesQuery(webhookId))
  if (list.isPending) return <SkeletonList label="Loading what was sent…" rows={3} />
  if (list.isError) return <ErrorState error={list.error} what="what was sent" onRetry={() => list.refetch()} />
  const sent = list.data.pages.flatMap(({ items }) => items)
  return (
    <div className="rounded-control bg-sunken p-3">
      <div className="flex items-center justify-between gap-2">
        <p className="text-quiet text-sm">{sent.length === 0 ? 'Nothing sent yet.' : 'The last 30 days'}</p>
        <RefreshButton isBusy={list.isFetching} onClick={() => list.refetch()} />
      </div>
      <ul className="divide-y divide-line">
        {sent.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 grow basis-60">
              <p className="flex flex-wrap items-center gap-2">
                <code className="text-sm">{delivery.type}</code>
                <StateBadge delivery={delivery} />
              </p>
              <p className="text-quiet text-sm">{tries(delivery)}</p>
              {delivery.answer && <p className="wrap-anywhere text-quiet text-sm">“{delivery.answer}”</p>}
            </div>
            {canReplay && (
              <Button
                variant="quiet"
                className="px-2 text-link text-sm"
                aria-label={`Send ${delivery.type} from ${formatDateTime(delivery.createdAt)} again`}
                onClick={() => onReplay(delivery.id)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  )
}

const STATES = {
  waiting: { tone: 'brass', label: 'Waiting' },
  delivered: { tone: 'done', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Failed' },
} as const

function StateBadge({ delivery: { state, status } }: { delivery: WebhookDelivery }) {
  const { tone, label } = STATES[state]
  return (
    <Badge tone={tone}>
      {label}
      {status !== null && ` (${status})`}
    </Badge>
  )
}

function tries({ createdAt, attempts, nextTryAt }: WebhookDelivery): string {
  const tried = attempts === 1 ? '1 try' : `${attempts} tries`
  const next = nextTryAt && attempts > 0 ? `, next try: ${formatWhen(nextTryAt)}` : ''
  return `${formatWhen(createdAt)} · ${tried}${next}`
}
