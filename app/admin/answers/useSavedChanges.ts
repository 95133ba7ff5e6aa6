import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeSavedQuestion, savedQuestionsQuery, saveQuestion } from '../../api/curation'
import { errorText } from '../../lib/errorText'
import { toast } from '../../lib/toasts'

export function useSavedChanges(businessId: string) {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: savedQuestionsQuery(businessId).queryKey })
  const onError = (error: Error) =>
    toast({ title: 'Error', description: errorText(error, 'Nothing was changed. Try again.'), tone: 'danger' })
  return {
    save: useMutation({ mutationFn: (question: string) => saveQuestion(businessId, question), onSuccess, onError }),
    remove: useMutation({ mutationFn: (id: string) => removeSavedQuestion(businessId, id), onSuccess, onError }),
  }
}
