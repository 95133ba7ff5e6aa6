import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { call } from '../../lib/api'

const operation = z.object({
  summary: z.string(),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
})
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

const descriptionQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: () => call(description, '/api/openapi.json'),
})

/** The calls that take a key, by the scope that they need. */
export function Calls() {
  const api = useQuery(descriptionQuery)
  return (
    <section className="mt-10">
      <h2 className="font-semibold text-xl">All calls</h2>
      {api.isPending && <SkeletonList label="Loading the calls…" rows={2} />}
      {api.isError && <ErrorState error={api.error} what="the calls" onRetry={() => api.refetch()} />}
      {api.isSuccess &&
        [...callsByScope(api.data)].map(([scope, calls]) => (
          <div key={scope} className="mt-4">
            <h3 className="font-semibold">
              <code>{scope}</code>
            </h3>
            <ul className="mt-1 divide-y divide-line border-line border-y">
              {calls.map(({ method, path, summary }) => (
                <li key={method + path} className="py-2">
                  <code className="wrap-anywhere font-semibold text-sm">
                    {method} {path}
                  </code>
                  <p className="text-quiet">{summary}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

function callsByScope({ paths }: z.infer<typeof description>) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary, security = [] }]) =>
      security
        .flatMap(({ apiKey = [] }) => apiKey)
        .map((scope) => ({ scope, method: method.toUpperCase(), path, summary })),
    ),
  )
  return Map.groupBy(calls, ({ scope }) => scope)
}
