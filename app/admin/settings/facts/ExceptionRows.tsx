import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '../../../components/CheckField'
import { TextField } from '../../../components/TextField'
import { FactSection } from './FactSection'
import { type FactsForm, USUAL_HOURS } from './factsForm'
import { Rows } from './Rows'
import { SpanFields } from './SpanFields'
import { spanError } from './spanError'

const NEW_EXCEPTION = { from: '', to: '', note: '', isOpen: false, spans: [USUAL_HOURS] }

export function ExceptionRows() {
  const { control, getValues } = useFormContext<FactsForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'hoursExceptions' })
  return (
    <FactSection title="Holidays and other days" hint="Days on which the hours above don’t hold.">
      <Rows
        ids={fields.map(({ id }) => id)}
        one="day"
        nameOf={(index) => getValues(`hoursExceptions.${index}.note`)}
        onAdd={() => append(NEW_EXCEPTION)}
        onRemove={remove}
      >
        {(index) => <ExceptionFields index={index} />}
      </Rows>
    </FactSection>
  )
}

function ExceptionFields({ index }: { index: number }) {
  const { register, control, formState } = useFormContext<FactsForm>()
  const errors = formState.errors.hoursExceptions?.[index]
  const isOpen = useWatch({ control, name: `hoursExceptions.${index}.isOpen` })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="From"
        type="date"
        error={errors?.from?.message}
        {...register(`hoursExceptions.${index}.from`)}
      />
      <TextField
        label="To"
        type="date"
        hint="Leave empty for one day."
        error={errors?.to?.message}
        {...register(`hoursExceptions.${index}.to`)}
      />
      <TextField
        label="Why"
        mark="optional"
        placeholder="Thanksgiving"
        error={errors?.note?.message}
        {...register(`hoursExceptions.${index}.note`)}
      />
      <div className="grid content-start gap-3 sm:pt-8">
        <CheckField label="Open at other hours" {...register(`hoursExceptions.${index}.isOpen`)} />
        {isOpen && (
          <SpanFields
            name={`hoursExceptions.${index}.spans`}
            of={`Day ${index + 1}`}
            error={spanError(errors?.spans)}
          />
        )}
      </div>
    </div>
  )
}
