import { useInfiniteQuery } from '@tanstack/react-query'
import type { Delivery } from '../../../contract/notifications'
import { deliveriesQuery } from '../../api/notifications'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { SkeletonList } from '../../components/Skeleton'
import { aboutWords, deliveryWords, outcomeWords } from './words'

/** What was sent to whom. */
export function Deliveries({ businessId }: { businessId: string }) {
  const sent = useInfiniteQuery(deliveriesQuery(businessId))
  const all = sent.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Card>
      <h2 className="font-semibold text-lg">What was sent</h2>
      <p className="mt-1 text-quiet">The last 90 days, newest first.</p>
      <div className="mt-3">
        {sent.isPending && <SkeletonList label="Loading what was sent…" rows={3} />}
        {sent.isError && <ErrorState error={sent.error} what="what was sent" onRetry={() => sent.refetch()} />}
        {sent.isSuccess && all.length === 0 && <p>Nothing yet. Your first lead will show up here.</p>}
        {all.length > 0 && (
          <ul className="-mb-3 divide-y divide-line border-line border-t">
            {all.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
        <LoadMore list={sent} />
      </div>
    </Card>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { label, tone } = outcomeWords(delivery)
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold">
          <bdi>{aboutWords(delivery)}</bdi>
        </p>
        <p className="wrap-anywhere text-quiet text-sm">{deliveryWords(delivery)}</p>
        {delivery.reason && <p className="wrap-anywhere text-quiet text-sm">{delivery.reason}</p>}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}
