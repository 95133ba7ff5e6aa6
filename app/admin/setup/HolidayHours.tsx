import { FormProvider, useForm } from 'react-hook-form'
import { type BusinessFacts, NO_FACTS } from '../../../contract/facts'
import { useSubmission } from '../../lib/useSubmission'
import { checkFacts } from '../settings/facts/checkFacts'
import { type FactsForm, toFacts, toFactsForm } from '../settings/facts/factsForm'
import { SpanFields } from '../settings/facts/SpanFields'
import { spanError } from '../settings/facts/spanError'
import { MendForm } from './MendForm'

type Hours = BusinessFacts['hoursExceptions'][number]['hours']
type Props = {
  name: string
  date: string
  usual: Hours
  onSave: (hours: Hours) => Promise<unknown>
  onCancel: () => void
}

/** The hours of one holiday, beginning from those of its weekday. */
export function HolidayHours({ name, date, usual, onSave, onCancel }: Props) {
  const day = { from: date, to: date, note: name, hours: usual }
  const form = useForm<FactsForm>({
    resolver: checkFacts,
    defaultValues: toFactsForm({ ...NO_FACTS, hoursExceptions: [day] }),
  })
  const save = useSubmission({
    mutationFn: (values: FactsForm) => onSave(toFacts(values).hoursExceptions[0]?.hours ?? []),
  })
  return (
    <FormProvider {...form}>
      <MendForm isSaving={save.isPending} onSubmit={form.handleSubmit(save.submit)} onCancel={onCancel}>
        <SpanFields
          name="hoursExceptions.0.spans"
          of={name}
          error={spanError(form.formState.errors.hoursExceptions?.[0]?.spans)}
        />
      </MendForm>
    </FormProvider>
  )
}
