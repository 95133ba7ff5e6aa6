import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { mergeChanges } from './mergeChanges'

/** What was saved is what stands now; what somebody typed since it was `sent` stays, and is unsaved. */
export function resetToSaved<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  saved: Values,
  sent: Values,
): void {
  const { both } = mergeChanges(sent, form.getValues(), saved)
  form.reset(saved)
  form.reset(both, { keepDefaultValues: true })
}
