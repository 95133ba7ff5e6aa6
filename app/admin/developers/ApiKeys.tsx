import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiKeysQuery } from '../../api/integrations'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { ApiKeyRow } from './ApiKeyRow'
import { NewApiKey } from './NewApiKey'
import { ShownOnce } from './ShownOnce'

export function ApiKeys({ isIncluded }: { isIncluded: boolean }) {
  const keys = useQuery(apiKeysQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [made, setMade] = useState('')
  if (!isIncluded && !keys.data?.length) return null
  return (
    <Card>
      <h2 className="font-semibold text-lg">API keys</h2>
      <p className="mt-1 text-quiet">
        {isIncluded
          ? 'Use one key per system, with only the permissions it needs. Never put a key on a website.'
          : 'Your plan doesn’t include the API, so these keys don’t work right now. They’ll work again once it does.'}
      </p>
      <div className="mt-4 grid gap-4">
        {keys.isPending && <SkeletonList label="Loading keys…" rows={2} />}
        {keys.isError && <ErrorState error={keys.error} what="your API keys" onRetry={() => keys.refetch()} />}
        {keys.isSuccess && keys.data.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {keys.data.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
        {isAdding ? (
          <NewApiKey
            onMade={(key) => {
              setIsAdding(false)
              setMade(key)
            }}
            onCancel={() => setIsAdding(false)}
          />
        ) : (
          isIncluded && (
            <Button variant="secondary" className="w-full sm:w-fit" onClick={() => setIsAdding(true)}>
              Create a key
            </Button>
          )
        )}
      </div>
      {made && (
        <ShownOnce
          title="Your new API key"
          note="Copy it now. To keep it safe, we only show it once."
          secret={made}
          onClose={() => setMade('')}
        />
      )}
    </Card>
  )
}
