import { type FieldErrors, type Resolver, set, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { businessFactsRequest } from '../../../../contract/facts'
import { ApiError } from '../../../lib/api'
import { type FactsForm, toFacts } from './factsForm'
import { fieldOf } from './fieldOf'

/** Validates the form with the server's schema and maps errors to the form's fields. */
export const checkFacts: Resolver<FactsForm> = (values) => {
  const result = z.safeParse(businessFactsRequest, toFacts(values))
  if (result.success) return { values, errors: {} }
  const errors: FieldErrors<FactsForm> = {}
  for (const { path, message } of result.error.issues) {
    const field = fieldOf(path.join('.'))
    if (field) set(errors, field, { type: 'contract', message: priceProblem(values, field) ?? message })
  }
  return { values: {}, errors }
}

/** A line that couldn't be read says so itself. */
function priceProblem({ prices }: FactsForm, field: string): string | undefined {
  const read = prices[Number(/^prices\.(\d+)\.line$/.exec(field)?.[1])]?.read
  return read && 'problem' in read ? read.problem : undefined
}

export function showFactErrors(form: Pick<UseFormReturn<FactsForm>, 'setError'>, error: unknown) {
  if (!(error instanceof ApiError)) return
  for (const [index, { path, message }] of error.errors.entries()) {
    const field = fieldOf(path)
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  }
}
