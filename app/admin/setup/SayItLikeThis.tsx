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
  answer: string
  /** What the site says that comes close. */
  close: string[]
  onSaved: () => void
  other: ReactNode
}

/** The owner's own answer, kept as one of the FAQ. */
export function SayItLikeThis({ businessId, question, answer, close, onSaved, other }: Props) {
  const { add } = useFaqChanges(businessId)
  const form = useForm({ defaultValues: { answer } })
  const save = useSubmission({
    mutationFn: (said: { answer: string }) => add.mutateAsync({ question, ...said }),
    onSuccess: onSaved,
    onError: (error) =>
      form.setError('answer', {
        message: errorText(error, 'Your answer wasn’t saved, but it’s still here. Please try again.'),
      }),
  })
  return (
    <form noValidate className="mt-4 grid gap-3" onSubmit={form.handleSubmit(save.submit)}>
      {close.length > 0 && (
        <ul aria-label="The closest thing on your site" className="divide-y divide-line border-line border-y">
          {close.map((text) => (
            <li key={text} className="flex items-center gap-2 py-1">
              <p className="wrap-anywhere min-w-0 grow py-1 text-sm">“{text}”</p>
              <Button
                variant="quiet"
                className="shrink-0 px-3 text-link"
                aria-label={`Use: ${text}`}
                onClick={() => form.setValue('answer', text, { shouldValidate: form.formState.isSubmitted })}
              >
                Use
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label="Your answer"
        rows={2}
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
