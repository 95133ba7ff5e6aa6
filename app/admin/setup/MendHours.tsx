import { FormProvider, useForm } from 'react-hook-form'
import { type BusinessFacts, NO_FACTS } from '../../../contract/facts'
import type { ProposalMend } from '../../../contract/knowledge'
import { useSubmission } from '../../lib/useSubmission'
import { checkFacts } from '../settings/facts/checkFacts'
import { type FactsForm, toFacts, toFactsForm } from '../settings/facts/factsForm'
import { WeekHoursFields } from '../settings/facts/WeekHoursFields'
import { MendForm } from './MendForm'

type Props = {
  hours: BusinessFacts['hours']
  onMend: (said: ProposalMend) => Promise<unknown>
  onCancel: () => void
}

export function MendHours({ hours, onMend, onCancel }: Props) {
  const form = useForm<FactsForm>({ resolver: checkFacts, defaultValues: toFactsForm({ ...NO_FACTS, hours }) })
  const save = useSubmission({
    mutationFn: (values: FactsForm) => onMend({ facts: { hours: toFacts(values).hours } }),
  })
  return (
    <FormProvider {...form}>
      <MendForm isSaving={save.isPending} onSubmit={form.handleSubmit(save.submit)} onCancel={onCancel}>
        <WeekHoursFields />
      </MendForm>
    </FormProvider>
  )
}
