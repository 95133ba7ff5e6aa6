import { useForm } from 'react-hook-form'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { TextArea } from '../../components/TextArea'
import { toastError } from '../../lib/toastError'
import { useSubmission } from '../../lib/useSubmission'
import { PasteText } from '../settings/knowledge/sources/PasteText'
import { UploadButton } from '../settings/knowledge/sources/UploadButton'
import { useSourceChanges } from '../settings/knowledge/sources/useSourceChanges'
import { asText, NO_ANSWERS } from './threeAnswers'

type Props = { businessId: string; onToggle: (isOpen: boolean) => void; onAdded: () => void }

/** For those without a website: a price list, a flyer, or three questions. */
export function NoWebsite({ businessId, onToggle, onAdded }: Props) {
  const { add } = useSourceChanges(businessId)
  const form = useForm({ defaultValues: NO_ANSWERS })
  const save = useSubmission({
    mutationFn: (values: typeof NO_ANSWERS) => add.mutateAsync({ title: 'What you told us', text: asText(values) }),
    onSuccess: onAdded,
    onError: (error) => toastError(error, 'That wasn’t saved. What you wrote is still here; try again.'),
  })
  return (
    <details className="mt-4" onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className="min-h-11 font-semibold text-link">No website?</summary>
      <Card className="grid gap-5">
        <div>
          <p className="mb-3 text-quiet">
            A price list, a flyer or a menu will do: paste the text, or upload a PDF or Word file. If all you have is a
            photo, type in what it says.
          </p>
          <div className="flex flex-wrap gap-2">
            <PasteText businessId={businessId} onAdded={onAdded} />
            <UploadButton businessId={businessId} onAdded={onAdded} />
          </div>
        </div>
        <form noValidate className="grid gap-4 border-line border-t pt-5" onSubmit={form.handleSubmit(save.submit)}>
          <p className="font-semibold">Or answer three questions</p>
          <TextArea
            label="What do you do, and what does it cost?"
            placeholder={'First visit $59\nFollow-up $39'}
            error={form.formState.errors.prices?.message}
            {...form.register('prices', { required: 'Please list at least one thing you do' })}
          />
          <TextArea
            label="When are you open?"
            rows={2}
            placeholder="Monday to Friday 8 am to 5 pm, closed on Sunday"
            {...form.register('hours')}
          />
          <TextArea
            label="How can people reach you?"
            rows={2}
            placeholder="(512) 555-0100, 12 Main Street"
            {...form.register('reach')}
          />
          <Button type="submit" size="large" disabled={save.isPending}>
            {save.isPending ? 'Saving…' : 'Use these answers'}
          </Button>
        </form>
      </Card>
    </details>
  )
}
