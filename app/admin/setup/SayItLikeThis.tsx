import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../components/Button'
import { TextArea } from '../../components/TextArea'
import { errorText } from '../../lib/errorText'
import { useSubmission } from '../../lib/useSubmission'
import { useFaqChanges } from '../settings/knowledge/useFaqChanges'

type Props = {
  businessId: string
  question: string
  /** What to begin from. */
  answer?: string
  onSaved: () => void
  other: ReactNode
}

/** The owner's own answer, kept as one of the FAQ. */
export function SayItLikeThis({ businessId, question, answer = '', onSaved, other }: Props) {
  const { add } = useFaqChanges(businessId)
  const form = useForm({ defaultValues: { answer } })
  const save = useSubmission({
    mutationFn: (said: { answer: string }) => add.mutateAsync({ question, ...said }),
    onSuccess: onSaved,
    onError: (error) =>
      form.setError('answer', {
        message: errorText(error, 'Your answer wasn’t saved. It is still here; try again.'),
      }),
  })
  return (
    <form noValidate className="mt-4 grid gap-3" onSubmit={form.handleSubmit(save.submit)}>
      <TextArea
        label="Your answer"
        maxLength={2000}
        error={form.formState.errors.answer?.message}
        {...form.register('answer', { validate: (text) => text.trim() !== '' || 'Please write the answer' })}
      />
      <Button type="submit" size="large" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save answer'}
      </Button>
      {other}
    </form>
  )
}
