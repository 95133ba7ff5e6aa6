import type { LogLine } from './line'

/** Receives errors. It must neither throw nor be awaited; send within `waitUntil` of `cloudflare:workers`. */
export type ErrorReporter = { report: (line: LogLine) => void }

export const consoleReporter: ErrorReporter = { report: (line) => console.error(JSON.stringify(line)) }

let current = consoleReporter
export const errorReporter = (): ErrorReporter => current

/** To send errors to Sentry or the like, call this once in worker/index.ts: `reportErrorsTo({ report: (line) => … })`. */
export function reportErrorsTo(reporter: ErrorReporter): void {
  current = reporter
}
