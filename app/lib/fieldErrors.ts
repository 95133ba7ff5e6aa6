import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api'

/** What the server says is wrong with a field; undefined where it says nothing of it. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === field)?.message : undefined

/** Shows the server's field errors at their fields and focuses the first one. */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  fields: readonly Path<T>[],
  error: unknown,
) {
  let isFirst = true
  for (const field of fields) {
    const message = fieldError(error, field)
    if (!message) continue
    form.setError(field, { type: 'server', message }, { shouldFocus: isFirst })
    isFirst = false
  }
}
