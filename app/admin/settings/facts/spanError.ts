/** What is wrong with a day's times, wherever the check or the server put it. */
export function spanError(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  return Object.values(errors).map(spanError).find(Boolean)
}
