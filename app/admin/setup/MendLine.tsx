import { useForm } from 'react-hook-form'
import type { Proposal, ProposalMend } from '../../../contract/knowledge'
import { TextField } from '../../components/TextField'
import { useSubmission } from '../../lib/useSubmission'
import { oneWords } from './kindWords'
import { MendForm } from './MendForm'

type Props = {
  kind: Proposal['kind']
  text: string
  onMend: (said: ProposalMend) => Promise<unknown>
  onCancel: () => void
}

export function MendLine({ kind, text, onMend, onCancel }: Props) {
  const form = useForm({ defaultValues: { text } })
  const save = useSubmission({
    mutationFn: (values: { text: string }) => {
      const said = values.text.trim()
      return onMend({ facts: { [kind]: kind === 'emergencyPhone' ? said : [said] } })
    },
  })
  return (
    <MendForm isSaving={save.isPending} onSubmit={form.handleSubmit(save.submit)} onCancel={onCancel}>
      <TextField
        label={oneWords[kind]}
        autoFocus
        maxLength={300}
        error={form.formState.errors.text?.message}
        {...form.register('text', { validate: (value) => value.trim() !== '' || 'Please fill this in, or remove it' })}
      />
    </MendForm>
  )
}
