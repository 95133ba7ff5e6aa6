import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SOURCE_TEXT_MAX } from '../../../../../contract/knowledge'
import { Button } from '../../../../components/Button'
import { Dialog } from '../../../../components/Dialog'
import { TextArea } from '../../../../components/TextArea'
import { TextField } from '../../../../components/TextField'
import { errorText } from '../../../../lib/errorText'
import { showFieldErrors } from '../../../../lib/fieldErrors'
import { toast } from '../../../../lib/toasts'
import { useUnsaved } from '../../../unsaved/useUnsaved'
import { useSourceChanges } from './useSourceChanges'

export function PasteText({ businessId, onAdded }: { businessId: string; onAdded?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { add } = useSourceChanges(businessId)
  // Outside the dialog, so that closing it by mistake keeps the text.
  const form = useForm({ defaultValues: { title: '', text: '' } })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsaved(isDirty)
  const save = form.handleSubmit((values) =>
    add.mutateAsync(values).then(
      () => {
        form.reset()
        setIsOpen(false)
        onAdded?.()
      },
      (error: unknown) => {
        showFieldErrors(form, ['title', 'text'], error)
        const description = errorText(error, 'The text wasn’t saved. It’s still here; try again.')
        toast({ title: 'Error', description, tone: 'danger' })
      },
    ),
  )
  return (
    <Dialog
      title="Paste text"
      description="A price list, a policy, an email you send all the time."
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary">
          <ClipboardPaste className="size-5" aria-hidden />
          Paste text
        </Button>
      }
    >
      <form noValidate className="grid gap-4" onSubmit={save}>
        <TextField
          label="Title"
          placeholder="Price list"
          maxLength={120}
          error={errors.title?.message}
          {...form.register('title', { required: 'Please give it a title' })}
        />
        <TextArea
          label="Text"
          rows={8}
          maxLength={SOURCE_TEXT_MAX}
          error={errors.text?.message}
          {...form.register('text', { required: 'Please write or paste some text' })}
        />
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save text'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
