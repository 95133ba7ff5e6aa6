import { useFieldArray, useFormContext } from 'react-hook-form'
import { TextArea } from '../../../components/TextArea'
import { TextField } from '../../../components/TextField'
import { FactSection } from './FactSection'
import type { FactsForm } from './factsForm'
import { Rows } from './Rows'

export function PolicyRows() {
  const { control, register, formState, getValues } = useFormContext<FactsForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'policies' })
  const { policies } = formState.errors
  return (
    <FactSection title="Policies" hint="Cancellations, warranty, pets, parking: what you explain again and again.">
      <Rows
        ids={fields.map(({ id }) => id)}
        one="policy"
        nameOf={(index) => getValues(`policies.${index}.name`)}
        onAdd={() => append({ name: '', text: '' })}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3">
            <TextField
              label="About"
              placeholder="Cancellations"
              error={policies?.[index]?.name?.message}
              {...register(`policies.${index}.name`)}
            />
            <TextArea
              label="What you say"
              rows={2}
              placeholder="Free up to 24 hours before. After that we charge half."
              error={policies?.[index]?.text?.message}
              {...register(`policies.${index}.text`)}
            />
          </div>
        )}
      </Rows>
    </FactSection>
  )
}

export function TeamRows() {
  const { control, register, formState, getValues } = useFormContext<FactsForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'team' })
  const { team } = formState.errors
  return (
    <FactSection title="Your people" hint="Who works with you, for people who ask for someone by name.">
      <Rows
        ids={fields.map(({ id }) => id)}
        one="person"
        nameOf={(index) => getValues(`team.${index}.name`)}
        onAdd={() => append({ name: '', role: '' })}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Name" error={team?.[index]?.name?.message} {...register(`team.${index}.name`)} />
            <TextField
              label="What they do"
              mark="optional"
              error={team?.[index]?.role?.message}
              {...register(`team.${index}.role`)}
            />
          </div>
        )}
      </Rows>
    </FactSection>
  )
}
