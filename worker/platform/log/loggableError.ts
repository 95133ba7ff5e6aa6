/**
 * An error's name and message for the log. drizzle's own messages contain the bound values, such as emails and hashes, so its cause is used
 * instead.
 */
export function loggableError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const told = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error
  return `${told.name}: ${told.message.split('\nparams:')[0]}`
}

/** The stack without the message. */
export const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
