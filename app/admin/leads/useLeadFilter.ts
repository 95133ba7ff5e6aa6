import { useSearchParams } from 'react-router'
import { LEAD_STATUSES } from '../../../contract/leads'
import type { LeadFilter } from '../../api/leads'

/** The lead filter, stored in the address. */
export function useLeadFilter() {
  const [search, setSearch] = useSearchParams()
  const filter: LeadFilter = {
    q: search.get('q')?.trim() ?? '',
    status: LEAD_STATUSES.find((status) => status === search.get('status')) ?? '',
  }
  const setFilter = (change: Partial<LeadFilter>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { filter, isFiltered: Boolean(filter.q || filter.status), setFilter }
}
