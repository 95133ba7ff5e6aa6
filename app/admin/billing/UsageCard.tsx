import { useQuery } from '@tanstack/react-query'
import type { Usage } from '../../../contract/usage'
import { usageQuery } from '../../api/billing'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { MeterBar } from '../../components/MeterBar'
import { SkeletonList } from '../../components/Skeleton'
import { LEVEL_WORDS, monthOf, usageLevel, usageWords } from './usageWords'

export function UsageCard() {
  const usage = useQuery(usageQuery)
  if (usage.isPending) return <SkeletonList label="Counting…" rows={1} />
  if (usage.isError) return <ErrorState error={usage.error} what="your usage" onRetry={() => usage.refetch()} />
  return <Shown usage={usage.data} />
}

function Shown({ usage }: { usage: Usage }) {
  const { totalConversations, conversationLimit, totalLeads } = usage
  const level = usageLevel(usage)
  return (
    <Card>
      <h2 className="font-semibold text-lg">Used in {monthOf(usage)}</h2>
      <p className="mt-3 font-semibold text-2xl tabular-nums">{usageWords(usage)}</p>
      {conversationLimit === null ? (
        <p className="mt-1 text-quiet">Your plan doesn’t limit them.</p>
      ) : (
        <div className="mt-3">
          <MeterBar value={totalConversations} max={conversationLimit} label="Conversations used this month" />
        </div>
      )}
      {level !== 'fine' && <p className="mt-3">{LEVEL_WORDS[level]}</p>}
      <p className="mt-3 text-quiet">
        {totalLeads === 1 ? '1 person' : `${totalLeads.toLocaleString()} people`} left their details this month. The
        count starts over on the first.
      </p>
    </Card>
  )
}
