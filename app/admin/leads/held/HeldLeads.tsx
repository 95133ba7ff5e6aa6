import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { heldLeadsQuery, unkeptLeadsQuery } from '../../../api/heldLeads'
import { LoadMore } from '../../../components/LoadMore'
import { HeldLeadCard } from './HeldLeadCard'

/** What looks like spam, under the leads: nobody was told of it, and it isn't counted. */
export function HeldLeads({ businessId }: { businessId: string }) {
  const held = useInfiniteQuery(heldLeadsQuery(businessId))
  const items = held.data?.pages.flatMap((page) => page.items) ?? []
  const total = held.data?.pages[0]?.total ?? 0
  const unkept = useQuery({ ...unkeptLeadsQuery(businessId), enabled: total > 0 }).data?.number ?? 0
  if (total === 0) return null
  return (
    <details className="mt-8 border-line border-t pt-4">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control font-semibold text-link underline underline-offset-4">
        Held back ({total.toLocaleString()})
      </summary>
      <p className="mt-1 mb-3 text-quiet">
        These look like spam, so we didn’t email you about them. If one is real, press “Not spam” to add it to your
        leads. We delete the rest after 30 days.
        {unkept > 0 &&
          (unkept === 1
            ? ' One more came in, and we counted it but didn’t keep it.'
            : ` Another ${unkept.toLocaleString()} came in all at once, so we counted them but didn’t keep them.`)}
      </p>
      <ul className="grid gap-3 md:grid-cols-2">
        {items.map((lead) => (
          <HeldLeadCard key={lead.id} businessId={businessId} lead={lead} />
        ))}
      </ul>
      <LoadMore list={held} />
    </details>
  )
}
