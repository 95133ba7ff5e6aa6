import { useMutation, useQueryClient } from '@tanstack/react-query'
import { factsQuery } from '../../../../api/facts'
import { faqsQuery } from '../../../../api/faqs'
import { acceptProposals, dismissProposal, proposalsKey } from '../../../../api/knowledge'
import { toastError } from '../../../../lib/toastError'
import { toast } from '../../../../lib/toasts'

export function useProposalChanges(businessId: string) {
  const queries = useQueryClient()
  const onError = (error: unknown) => toastError(error, 'That wasn’t saved. Please try again.')
  const onSettled = () => queries.invalidateQueries({ queryKey: proposalsKey(businessId) })
  return {
    accept: useMutation({
      mutationFn: (ids: string[]) => acceptProposals(businessId, ids),
      onSuccess: () => {
        queries.invalidateQueries({ queryKey: factsQuery(businessId).queryKey })
        queries.invalidateQueries({ queryKey: faqsQuery(businessId).queryKey })
        toast({ title: 'Success', description: 'Your front desk says it from now on.' })
      },
      onError,
      onSettled,
    }),
    dismiss: useMutation({ mutationFn: (id: string) => dismissProposal(businessId, id), onError, onSettled }),
  }
}
