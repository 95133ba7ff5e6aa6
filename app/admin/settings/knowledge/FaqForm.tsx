import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { type FaqRequest, faqRequest } from '../../../../contract/businesses'
import { Button } from '../../../components/Button'
import { TextArea } from '../../../components/TextArea'
import { TextField } from '../../../components/TextField'
import { showFieldErrors } from '../../../lib/fieldErrors'
import { toastError } from '../../../lib/toastError'
import { useSubmission } from '../../../lib/useSubmission'

type Props = {
  faq?: FaqRequest
  submitLabel: string
  onSave: (values: FaqRequest) => Promise<unknown>
  onCancel: () => void
  /** What else there is to decide, by the answer as written. */
  children?: (answer: string) => ReactNode
}

export function FaqForm({ faq = { question: '', answer: '' }, submitLabel, onSave, onCancel, children }: Props) {
  const form = useForm({ resolver: zodResolver(faqRequest), defaultValues: faq })
  const { errors } = form.formState
  const save = useSubmission({
    mutationFn: onSave,
    onError: (error) => {
      showFieldErrors(form, ['question', 'answer'], error)
      toastError(error, 'Your answer wasn’t saved, but it’s still here. Please try again.')
    },
  })
  return (
    <form noValidate className="grid gap-4 rounded-control bg-sunken p-4" onSubmit={form.handleSubmit(save.submit)}>
      <TextField
        label="Question"
        autoFocus={!faq.question}
        placeholder="Do you work on weekends?"
        error={errors.question?.message}
        {...form.register('question')}
      />
      <TextArea
        label="Answer"
        autoFocus={Boolean(faq.question) && !faq.answer}
        error={errors.answer?.message}
        {...form.register('answer')}
      />
      {children?.(form.watch('answer'))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
