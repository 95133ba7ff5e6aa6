/** The first error message anywhere within a day's times. */
export function spanError(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  return Object.values(errors).map(spanError).find(Boolean)
}
