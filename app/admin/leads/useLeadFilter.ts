import { LEAD_STATUSES } from '../../../contract/leads'
import type { LeadFilter } from '../../api/leads'
import { useAddressFilter } from '../useAddressFilter'

/** The lead filter, stored in the address. */
export function useLeadFilter() {
  const { search, setFilter } = useAddressFilter()
  const filter: LeadFilter = {
    q: search.get('q')?.trim() ?? '',
    status: LEAD_STATUSES.find((status) => status === search.get('status')) ?? '',
  }
  return {
    filter,
    isFiltered: Boolean(filter.q || filter.status),
    setFilter: (change: Partial<LeadFilter>) => setFilter(change),
  }
}
