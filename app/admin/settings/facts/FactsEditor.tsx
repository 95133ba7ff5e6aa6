import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Business } from '../../../../contract/businesses'
import type { BusinessFacts, FactsView } from '../../../../contract/facts'
import { areFactsChanged, factsQuery, saveFacts } from '../../../api/facts'
import { Card } from '../../../components/Card'
import { errorText } from '../../../lib/errorText'
import { toast } from '../../../lib/toasts'
import { useSubmission } from '../../../lib/useSubmission'
import { mergeChanges } from '../../unsaved/mergeChanges'
import { resetToSaved } from '../../unsaved/resetToSaved'
import { useKeptDraft } from '../../unsaved/useKeptDraft'
import { useUnsaved } from '../../unsaved/useUnsaved'
import { SaveBar } from '../SaveBar'
import { checkFacts, showFactErrors } from './checkFacts'
import { ExceptionRows } from './ExceptionRows'
import { exampleOf } from './examples'
import { type FactsForm, toFacts, toFactsForm } from './factsForm'
import { PolicyRows, TeamRows } from './NamedRows'
import { PriceRows } from './PriceRows'
import { ReachFields, TermsFields } from './TextFields'
import { WeekHoursFields } from './WeekHoursFields'

type Props = { business: Business; facts: FactsView }

const countOf = (facts: BusinessFacts) =>
  Object.values(facts).reduce((sum, one) => sum + (Array.isArray(one) ? one.length : 0), 0)

/** The server keeps what is said twice once. */
function mergedWords(said: BusinessFacts, saved: BusinessFacts): string {
  const merged = countOf(said) - countOf(saved)
  if (merged <= 0) return ''
  return merged === 1
    ? ' One line said the same as another, so we kept one.'
    : ` ${merged} lines said the same as others, so we kept one of each.`
}

/** The form of the owner's facts, which the bot quotes as they are. */
export function FactsEditor({ business, facts }: Props) {
  const queries = useQueryClient()
  /** What the form began with: what is saved elsewhere meanwhile isn't in it. */
  const [begun, setBegun] = useState(facts)
  const form = useForm<FactsForm>({ resolver: checkFacts, defaultValues: toFactsForm(facts, business.currency) })
  const { isDirty } = form.formState
  const example = exampleOf(business.businessType)
  useUnsaved(isDirty)
  useKeptDraft(`hours-and-prices:${business.id}`, form)
  const save = useSubmission({
    mutationFn: async (values: FactsForm) => {
      const mine = toFacts(values)
      try {
        return await saveFacts(business.id, { ...mine, version: begun.version })
      } catch (error) {
        if (!areFactsChanged(error)) throw error
        const theirs = await queries.fetchQuery({ ...factsQuery(business.id), staleTime: 0 })
        // As the form would say it, in which what is left out may be empty.
        const asTyped = (said: BusinessFacts) => toFacts(toFactsForm(said, business.currency))
        const { both, isClash } = mergeChanges(asTyped(begun), mine, asTyped(theirs))
        if (isClash) throw error
        return saveFacts(business.id, { ...both, version: theirs.version })
      }
    },
    onSuccess: (saved, values) => {
      queries.setQueryData(factsQuery(business.id).queryKey, saved)
      setBegun(saved)
      resetToSaved(form, toFactsForm(saved, business.currency), values)
      const description = `Saved. Your chat will use it within a minute.${mergedWords(toFacts(values), saved)}`
      toast({ title: 'Success', description })
    },
    onError: (error) => {
      showFactErrors(form, error)
      const description = errorText(error, 'Nothing was saved. What you typed is still here; try again.')
      toast({ title: 'Error', description, tone: 'danger' })
    },
  })
  const submit = (event: FormEvent) => {
    const prices = form.getValues('prices')
    const typed = prices.filter(({ line }) => line.trim() !== '')
    if (typed.length < prices.length) form.setValue('prices', typed, { shouldDirty: true })
    return form.handleSubmit(save.submit)(event)
  }
  return (
    <FormProvider {...form}>
      <form noValidate className="max-w-3xl" onSubmit={submit}>
        <Card className="grid gap-8 *:[section+section]:border-line *:[section+section]:border-t *:[section+section]:pt-8">
          <WeekHoursFields />
          <ExceptionRows country={business.country} timeZone={business.timeZone} />
          <PriceRows currency={business.currency} example={example} />
          <ReachFields example={example} />
          <TermsFields example={example} />
          <PolicyRows />
          <TeamRows />
          <SaveBar
            label="Save hours and prices"
            isSaving={save.isPending}
            isDirty={isDirty}
            onDiscard={() => form.reset()}
          />
        </Card>
      </form>
    </FormProvider>
  )
}
