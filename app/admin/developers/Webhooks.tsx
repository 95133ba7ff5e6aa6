import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { webhooksQuery } from '../../api/integrations'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { NewWebhook } from './NewWebhook'
import { ShownOnce } from './ShownOnce'
import { WebhookItem } from './WebhookItem'

export function Webhooks({ isIncluded }: { isIncluded: boolean }) {
  const webhooks = useQuery(webhooksQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState('')
  if (!isIncluded && !webhooks.data?.length) return null
  return (
    <Card>
      <h2 className="font-semibold text-lg">Webhooks</h2>
      <p className="mt-1 text-quiet">
        {isIncluded
          ? 'We call your system the moment something happens. If it’s down, we keep trying for three days.'
          : 'Your plan doesn’t include the API, so nothing is sent right now.'}
      </p>
      <div className="mt-4 grid gap-4">
        {webhooks.isPending && <SkeletonList label="Loading webhooks…" rows={2} />}
        {webhooks.isError && (
          <ErrorState error={webhooks.error} what="your webhooks" onRetry={() => webhooks.refetch()} />
        )}
        {webhooks.isSuccess && webhooks.data.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {webhooks.data.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} onSecret={setSecret} />
            ))}
          </ul>
        )}
        {isAdding ? (
          <NewWebhook
            onMade={(made) => {
              setIsAdding(false)
              setSecret(made)
            }}
            onCancel={() => setIsAdding(false)}
          />
        ) : (
          isIncluded && (
            <Button variant="secondary" className="w-full sm:w-fit" onClick={() => setIsAdding(true)}>
              Add a webhook
            </Button>
          )
        )}
      </div>
      {secret && (
        <ShownOnce
          title="This webhook’s secret"
          note="Your system checks our signature with it. Copy it now: to keep it safe, we only show it once."
          secret={secret}
          onClose={() => setSecret('')}
        />
      )}
    </Card>
  )
}
