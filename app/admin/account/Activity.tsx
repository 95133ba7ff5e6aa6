import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '../../../contract/account'
import { activityQuery } from '../../api/account'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { SkeletonList } from '../../components/Skeleton'
import { formatDateTime } from '../../lib/dates'
import { activityWords } from './activityWords'

const SHOWN_FIRST = 8

export function Activity() {
  const [isWhole, setIsWhole] = useState(false)
  const activity = useInfiniteQuery(activityQuery)
  const entries = activity.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card>
      <h2 className="font-semibold text-lg">What happened in this account</h2>
      <div className="mt-4">
        {activity.isPending && <SkeletonList label="Loading activity…" rows={2} />}
        {activity.isError && (
          <ErrorState error={activity.error} what="your activity" onRetry={() => activity.refetch()} />
        )}
        {activity.isSuccess && entries.length === 0 && <p className="text-quiet">Nothing so far.</p>}
        {entries.length > 0 && (
          <ul aria-label="Activity" className="divide-y divide-line border-line border-t">
            {entries.slice(0, isWhole ? undefined : SHOWN_FIRST).map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        {isWhole && <LoadMore list={activity} />}
        {!isWhole && entries.length > SHOWN_FIRST && (
          <Button variant="secondary" className="mt-4" onClick={() => setIsWhole(true)}>
            Show more
          </Button>
        )}
      </div>
    </Card>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { title, about } = activityWords(entry)
  const where = [entry.device, entry.detail.address].filter(Boolean).join(', ')
  return (
    <li className="py-3">
      <p className="wrap-anywhere font-semibold">{title}</p>
      {about && <p className="wrap-anywhere">{about}</p>}
      <p className="wrap-anywhere text-quiet text-sm">
        {entry.by && `${entry.by} · `}
        {formatDateTime(entry.at)}
        {where && ` · ${where}`}
      </p>
    </li>
  )
}
