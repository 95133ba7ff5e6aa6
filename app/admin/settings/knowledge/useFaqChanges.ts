import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Faq, FaqRequest } from '../../../../contract/businesses'
import { addFaq, changeFaq, deleteFaq, faqsQuery } from '../../../api/faqs'

/** Mutations of the FAQ; each reloads the list. */
export function useFaqChanges(businessId: string) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: faqsQuery(businessId).queryKey })
  return {
    add: useMutation({ mutationFn: (request: FaqRequest) => addFaq(businessId, request), onSettled }),
    change: useMutation({
      mutationFn: ({ id, question, answer }: Faq) => changeFaq(businessId, id, { question, answer }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: ({ id }: Faq) => deleteFaq(businessId, id), onSettled }),
  }
}
