import { useQuery } from '@tanstack/react-query'
import { ListChecks, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { savedQuestionsQuery } from '../../api/curation'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { SkeletonList } from '../../components/Skeleton'
import { TextField } from '../../components/TextField'
import { useSubmission } from '../../lib/useSubmission'
import { useSavedChanges } from './useSavedChanges'

/** The saved questions, which every change must pass before it goes live. */
export function SavedQuestions({ businessId }: { businessId: string }) {
  const saved = useQuery(savedQuestionsQuery(businessId))
  const { save, remove } = useSavedChanges(businessId)
  const [question, setQuestion] = useState('')
  const add = useSubmission({ mutationFn: (text: string) => save.mutateAsync(text), onSuccess: () => setQuestion('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim()) add.submit(question.trim())
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="max-w-measure text-quiet">
        Save the questions whose answers shouldn’t change by accident. Whenever you change what your front desk knows,
        we ask them before and after. If an answer comes out different, the change waits until you’ve looked at it.
      </p>
      {saved.isPending && <SkeletonList label="Loading saved questions…" />}
      {saved.isError && <ErrorState error={saved.error} what="your saved questions" onRetry={() => saved.refetch()} />}
      {saved.isSuccess && saved.data.length === 0 && (
        <EmptyState icon={ListChecks} title="No questions saved yet">
          Start with the three that matter most: your hours, your prices, and where you work.
        </EmptyState>
      )}
      {saved.isSuccess && saved.data.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {saved.data.map(({ id, question: text }) => (
              <li key={id} className="flex items-center gap-2 py-2">
                <p className="wrap-anywhere min-w-0 grow">
                  <bdi>{text}</bdi>
                </p>
                <Button variant="quiet" size="icon" aria-label={`Remove: ${text}`} onClick={() => remove.mutate(id)}>
                  <Trash2 className="size-4" aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card>
        <form onSubmit={submit}>
          <TextField
            label="Question to save"
            placeholder="How much is a visit?"
            maxLength={300}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <Button type="submit" className="mt-4 w-full sm:w-auto" disabled={add.isPending || !question.trim()}>
            {add.isPending ? 'Saving...' : 'Save question'}
          </Button>
        </form>
      </Card>
    </div>
  )
}
