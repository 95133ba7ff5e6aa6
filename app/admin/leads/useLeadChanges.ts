import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Lead, LeadChange } from '../../../contract/leads'
import { changeLeads, deleteLeads, leadListsKey, leadQuery, leadsKey, undoLeadChange } from '../../api/leads'
import type { ListPage } from '../../lib/api'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'

type Leads = InfiniteData<ListPage<Lead>>
type Wish = {
  ids: string[]
  /** What to do; null: delete them. */
  to: LeadChange | null
  /** What was done, in words. */
  done: string
}

/** Changes leads on the screen at once and then on the server, and offers to undo it. */
export function useLeadChanges(businessId: string) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: leadsKey(businessId) })
  const undo = async (changeId: string) => {
    try {
      const { kept } = await undoLeadChange(businessId, changeId)
      const left = kept > 0 ? 'Some have changed since then, so we left those alone.' : undefined
      toast({ title: 'Undone', description: left })
      await reload()
    } catch (error) {
      toastError(error, 'That couldn’t be undone. Please try again.')
    }
  }
  return useMutation({
    mutationKey: leadsKey(businessId),
    mutationFn: ({ ids, to }: Wish) => (to ? changeLeads(businessId, ids, to) : deleteLeads(businessId, ids)),
    onMutate: ({ ids, to }) => {
      const before = queries.getQueriesData<Leads>({ queryKey: leadListsKey(businessId) })
      queries.setQueriesData<Leads>({ queryKey: leadListsKey(businessId) }, (list) => list && edited(list, ids, to))
      for (const id of to ? ids : [])
        queries.setQueryData(leadQuery(businessId, id).queryKey, (lead) => lead && { ...lead, ...shownOf(to) })
      return before
    },
    onSuccess: ({ id, changed }, { done }) => {
      if (changed > 0) toast({ title: done, action: { label: 'Undo', run: () => void undo(id) } })
    },
    onError: (error, _, before) => {
      for (const [queryKey, list] of before ?? []) queries.setQueryData(queryKey, list)
      toastError(error, 'The change wasn’t saved. Please try again.')
    },
    onSettled: reload,
  })
}

/** Only what was said: an absent field stays. */
const shownOf = (to: LeadChange | null): Partial<Lead> => ({
  ...(to?.status && { status: to.status }),
  ...(to?.valueCents !== undefined && { valueCents: to.valueCents }),
  ...(to?.assignedTo !== undefined && { assignedTo: to.assignedTo }),
})

/** Other leads keep their identity, so that only these rows render again. */
const edited = (list: Leads, ids: string[], to: LeadChange | null): Leads => ({
  ...list,
  pages: list.pages.map((page) =>
    to
      ? { ...page, items: page.items.map((lead) => (ids.includes(lead.id) ? { ...lead, ...shownOf(to) } : lead)) }
      : {
          ...page,
          items: page.items.filter(({ id }) => !ids.includes(id)),
          total: page.total - ids.length,
        },
  ),
})
