/**
 * What a log may say of an error. The query builder puts a statement's values, addresses and hashes among them, into its message;
 * the database's own words are in the cause.
 */
export function loggableError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const told = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error
  return `${told.name}: ${told.message.split('\nparams:')[0]}`
}

/** Where it came from, without its message. */
export const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
