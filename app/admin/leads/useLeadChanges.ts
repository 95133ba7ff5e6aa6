import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Lead, LeadPatch } from '../../../contract/leads'
import { changeLead, deleteLead, leadsKey } from '../../api/leads'
import type { Page } from '../../lib/api'
import { errorText } from '../../lib/errorText'
import { toast } from '../../lib/toasts'

type Leads = InfiniteData<Page<Lead>>

/** A change shows at once in every list that holds the lead, and is taken back where it fails. */
export function useLeadChanges({ businessId, id }: Lead) {
  const queries = useQueryClient()
  const edit = (change: (page: Page<Lead>) => Page<Lead>) =>
    queries.setQueriesData<Leads>(
      { queryKey: leadsKey(businessId) },
      (list) => list && { ...list, pages: list.pages.map(change) },
    )
  const put = (changes: Partial<Lead>) =>
    edit((page) => ({ ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...changes } : item)) }))
  const refuse = (error: unknown, fallback: string) =>
    toast({ title: 'Error', description: errorText(error, fallback), tone: 'danger' })

  const change = useMutation({
    mutationFn: ({ to }: { to: LeadPatch; from: Partial<Lead> }) => changeLead(id, to),
    onMutate: ({ to: { status, note } }) => put({ ...(status && { status }), ...(note !== undefined && { note }) }),
    onSuccess: put,
    onError: (error, { from }) => {
      put(from)
      refuse(error, 'The change wasn’t saved. Please try again.')
    },
  })
  const remove = useMutation({
    mutationFn: () => deleteLead(id),
    onSuccess: () => {
      edit((page) => {
        const items = page.items.filter((item) => item.id !== id)
        return { ...page, items, total: page.total - 1 }
      })
      toast({ title: 'Lead deleted' })
    },
    onError: (error) => refuse(error, 'The lead wasn’t deleted. Please try again.'),
  })
  return { change, remove }
}
