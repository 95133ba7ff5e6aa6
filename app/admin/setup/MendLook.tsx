import { useForm } from 'react-hook-form'
import { ColorField } from '../../components/ColorField'
import { TextField } from '../../components/TextField'
import { isHexColor } from '../../lib/colors'
import { useSubmission } from '../../lib/useSubmission'
import { MendForm } from './MendForm'
import type { FoundLook } from './useLook'

type Props = { found: FoundLook; onMend: (said: string) => Promise<unknown>; onCancel: () => void }

export function MendLook({ found: { of, said }, onMend, onCancel }: Props) {
  const form = useForm({ defaultValues: { said } })
  const error = form.formState.errors.said?.message
  const save = useSubmission({ mutationFn: (values: { said: string }) => onMend(values.said.trim()) })
  const isNamed = (value: string) => value.trim() !== '' || 'Please fill in the name, or remove it'
  const isColor = (value: string) => isHexColor(value.trim()) || 'Please pick a color such as #2563EB'
  return (
    <MendForm isSaving={save.isPending} onSubmit={form.handleSubmit(save.submit)} onCancel={onCancel}>
      {of === 'color' ? (
        <ColorField
          label="Color"
          error={error}
          picked={form.watch('said')}
          onPick={(color) => form.setValue('said', color, { shouldValidate: true })}
          {...form.register('said', { validate: isColor })}
        />
      ) : (
        <TextField
          label="Name"
          autoFocus
          maxLength={200}
          error={error}
          {...form.register('said', { validate: isNamed })}
        />
      )}
    </MendForm>
  )
}
