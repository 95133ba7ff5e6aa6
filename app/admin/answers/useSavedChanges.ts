import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeSavedQuestion, savedQuestionsQuery, saveQuestion } from '../../api/curation'
import { toastError } from '../../lib/toastError'

/** Mutations of saved questions; each reloads the list. */
export function useSavedChanges(businessId: string) {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: savedQuestionsQuery(businessId).queryKey })
  const onError = (error: Error) => toastError(error, 'Nothing was changed. Try again.')
  return {
    save: useMutation({ mutationFn: (question: string) => saveQuestion(businessId, question), onSuccess, onError }),
    remove: useMutation({ mutationFn: (id: string) => removeSavedQuestion(businessId, id), onSuccess, onError }),
  }
}
