import { AsyncLocalStorage } from 'node:async_hooks'
import { errorReporter } from './errorReporter'
import type { LogFields, LogLevel, LogLine } from './line'
import { loggableError, stackOf } from './loggableError'

const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const requests = new AsyncLocalStorage<string>()

/** Everything logged within `work` carries this id. Durable Objects that it calls have ids of their own. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requests.run(requestId, work)

function lineOf(level: LogLevel, event: string, { error, ...fields }: LogFields): LogLine {
  const line: LogLine = { level, event, requestId: requests.getStore(), ...fields }
  if (error !== undefined) line.error = loggableError(error).replace(EMAIL, '[email]')
  if (level === 'error' && error instanceof Error) line.stack = stackOf(error)
  return line
}

/** Writes one JSON line. Use `error` for what somebody has to look at: it also goes to the error reporter. */
export const log = {
  info: (event: string, fields: LogFields = {}) => console.info(JSON.stringify(lineOf('info', event, fields))),
  warn: (event: string, fields: LogFields = {}) => console.warn(JSON.stringify(lineOf('warn', event, fields))),
  error: (event: string, fields: LogFields = {}) => errorReporter().report(lineOf('error', event, fields)),
}
