import type { LogLine } from './line'

/** Where errors go. It must neither throw nor be waited for; sending belongs into `waitUntil` of `cloudflare:workers`. */
export type ErrorReporter = { report: (line: LogLine) => void }

export const consoleReporter: ErrorReporter = { report: (line) => console.error(JSON.stringify(line)) }

let current = consoleReporter
export const errorReporter = (): ErrorReporter => current

/** Called once by worker/index.ts where Sentry or the like is to have errors, too: `reportErrorsTo({ report: (line) => … })`. */
export function reportErrorsTo(reporter: ErrorReporter): void {
  current = reporter
}
