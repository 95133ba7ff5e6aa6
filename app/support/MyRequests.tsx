import { useInfiniteQuery } from '@tanstack/react-query'
import type { SupportRequest } from '../../contract/support'
import { myRequestsQuery } from '../api/support'
import { Badge } from '../components/Badge'
import { LoadMore } from '../components/LoadMore'
import { formatDateTime } from '../lib/dates'

/** The owner's earlier messages and their status; nothing if there are none. */
export function MyRequests() {
  const requests = useInfiniteQuery(myRequestsQuery)
  const shown = requests.data?.pages.flatMap(({ items }) => items) ?? []
  if (shown.length === 0) return null
  return (
    <section className="border-line border-t pt-4">
      <h3 className="font-semibold">Your earlier messages</h3>
      <ul aria-label="Your earlier messages" className="divide-y divide-line">
        {shown.map((request) => (
          <Sent key={request.id} request={request} />
        ))}
      </ul>
      <LoadMore list={requests} />
    </section>
  )
}

function Sent({
  request: { subject, state, createdAt, answeredAt, answeredWithin, answer },
}: {
  request: SupportRequest
}) {
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="wrap-anywhere min-w-0 font-semibold">{subject}</p>
        <Badge tone={state === 'open' ? 'brass' : 'done'}>{state === 'open' ? 'Open' : 'Answered'}</Badge>
      </div>
      <p className="text-quiet text-sm">
        {answeredAt
          ? `Answered ${formatDateTime(answeredAt)}`
          : `Sent ${formatDateTime(createdAt)}; we answer within ${answeredWithin}`}
      </p>
      {answer && <p className="wrap-anywhere mt-2 whitespace-pre-line">{answer}</p>}
    </li>
  )
}
