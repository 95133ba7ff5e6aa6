import type { SkippedPages as Skipped } from '../../../../../contract/knowledge'

/** What was left out, and why, for the owner who misses a page. */
export function SkippedPagesList({ skipped }: { skipped: Skipped[] }) {
  const count = skipped.reduce((sum, { count: some }) => sum + some, 0)
  if (count === 0) return null
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-8 text-link">
        {count === 1 ? '1 page left out' : `${count.toLocaleString()} pages left out`}
      </summary>
      <ul className="grid gap-2">
        {skipped.map(({ reason, count: some, urls }) => (
          <li key={reason}>
            <p>
              {reason} ({some.toLocaleString()})
            </p>
            {urls.map((url) => (
              <p key={url} className="wrap-anywhere text-quiet">
                {url}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
