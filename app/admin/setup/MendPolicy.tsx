import { useForm } from 'react-hook-form'
import type { BusinessFacts } from '../../../contract/facts'
import type { ProposalMend } from '../../../contract/knowledge'
import { TextArea } from '../../components/TextArea'
import { TextField } from '../../components/TextField'
import { useSubmission } from '../../lib/useSubmission'
import { MendForm } from './MendForm'

type Policy = BusinessFacts['policies'][number]
type Props = { policy: Policy; onMend: (said: ProposalMend) => Promise<unknown>; onCancel: () => void }

export function MendPolicy({ policy, onMend, onCancel }: Props) {
  const form = useForm({ defaultValues: policy })
  const { errors } = form.formState
  const save = useSubmission({
    mutationFn: ({ name, text }: Policy) => onMend({ facts: { policies: [{ name: name.trim(), text: text.trim() }] } }),
  })
  const isSaid = (value: string) => value.trim() !== '' || 'Please fill this in, or remove it'
  return (
    <MendForm isSaving={save.isPending} onSubmit={form.handleSubmit(save.submit)} onCancel={onCancel}>
      <TextField
        label="Policy"
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name', { validate: isSaid })}
      />
      <TextArea
        label="What it says"
        maxLength={600}
        error={errors.text?.message}
        {...form.register('text', { validate: isSaid })}
      />
    </MendForm>
  )
}
