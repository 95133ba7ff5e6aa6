import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerRequest } from '../../../contract/curation'
import { answerLater, answerQuestion, dismissQuestion, unansweredQuery } from '../../api/curation'
import { faqsQuery } from '../../api/faqs'
import { homeKey } from '../../api/home'
import { toastError } from '../../lib/toastError'
import { toast } from '../../lib/toasts'
import { toldWords } from './toldWords'

/** Mutations of questions; each reloads the lists. */
export function useQuestionChanges(businessId: string) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all(
      [unansweredQuery(businessId).queryKey, faqsQuery(businessId).queryKey, homeKey(businessId)].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  return {
    answer: useMutation({
      mutationFn: ({ id, ...answer }: AnswerRequest & { id: string }) => answerQuestion(businessId, id, answer),
      onSuccess: (answered) => {
        toast({ title: 'Answer saved', description: toldWords(answered) })
        return refresh()
      },
    }),
    later: useMutation({
      mutationFn: (question: string) => answerLater(businessId, question),
      onSuccess: refresh,
      onError: (error) => toastError(error, 'The question wasn’t saved. Try again.'),
    }),
    dismiss: useMutation({
      mutationFn: (id: string) => dismissQuestion(businessId, id),
      onSuccess: refresh,
      onError: (error) => toastError(error, 'The question is still there. Try again.'),
    }),
  }
}
