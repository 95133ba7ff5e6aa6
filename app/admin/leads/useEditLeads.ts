import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Lead } from '../../../contract/leads'
import { leadsKey } from '../../api/leads'
import type { ListPage } from '../../lib/api'

type Leads = InfiniteData<ListPage<Lead>>

/** Changes every list that holds the lead; the other leads stay the objects they were, so that only one row is drawn anew. */
export function useEditLeads({ businessId, id }: Lead) {
  const queries = useQueryClient()
  const edit = (change: (page: ListPage<Lead>) => ListPage<Lead>) =>
    queries.setQueriesData<Leads>(
      { queryKey: leadsKey(businessId) },
      (list) => list && { ...list, pages: list.pages.map(change) },
    )
  return {
    put: (changes: Partial<Lead>) =>
      edit((page) => ({ ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...changes } : item)) })),
    drop: () =>
      edit((page) => ({ ...page, items: page.items.filter((item) => item.id !== id), total: page.total - 1 })),
  }
}
