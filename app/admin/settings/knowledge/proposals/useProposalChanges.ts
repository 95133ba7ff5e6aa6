import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProposalMend } from '../../../../../contract/knowledge'
import { factsQuery } from '../../../../api/facts'
import { faqsQuery } from '../../../../api/faqs'
import {
  acceptProposals,
  dismissProposal,
  mendProposal,
  proposalsKey,
  restoreProposal,
} from '../../../../api/knowledge'
import { toastError } from '../../../../lib/toastError'
import { toast } from '../../../../lib/toasts'

/** The server accepts at most this many at once. */
const AT_ONCE = 200

export function useProposalChanges(businessId: string) {
  const queries = useQueryClient()
  const onError = (error: unknown) => toastError(error, 'That wasn’t saved. Please try again.')
  const onSettled = () => queries.invalidateQueries({ queryKey: proposalsKey(businessId) })
  const reload = () => {
    queries.invalidateQueries({ queryKey: factsQuery(businessId).queryKey })
    queries.invalidateQueries({ queryKey: faqsQuery(businessId).queryKey })
  }
  const restore = useMutation({ mutationFn: (id: string) => restoreProposal(businessId, id), onError, onSettled })
  return {
    accept: useMutation({
      mutationFn: async (ids: string[]) => {
        for (let at = 0; at < ids.length; at += AT_ONCE) await acceptProposals(businessId, ids.slice(at, at + AT_ONCE))
      },
      onSuccess: reload,
      onError,
      onSettled,
    }),
    mend: useMutation({
      mutationFn: ({ id, ...mend }: ProposalMend & { id: string }) => mendProposal(businessId, id, mend),
      onSuccess: () => {
        reload()
        toast({ title: 'Saved the way you wrote it' })
      },
      onError,
      onSettled,
    }),
    dismiss: useMutation({
      mutationFn: (id: string) => dismissProposal(businessId, id),
      onSuccess: (_, id) => toast({ title: 'Removed', action: { label: 'Undo', run: () => restore.mutate(id) } }),
      onError,
      onSettled,
    }),
  }
}
