import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api'

/** Shows the server's field errors at their fields and focuses the first one. */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  fields: readonly Path<T>[],
  error: unknown,
) {
  if (!(error instanceof ApiError)) return
  let isFirst = true
  for (const field of fields) {
    const message = error.errors.find(({ path }) => path === field)?.message
    if (!message) continue
    form.setError(field, { type: 'server', message }, { shouldFocus: isFirst })
    isFirst = false
  }
}
