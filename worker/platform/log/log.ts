import { AsyncLocalStorage } from 'node:async_hooks'
import { errorReporter } from './errorReporter'
import type { LogFields, LogLevel, LogLine } from './line'
import { loggableError, stackOf } from './loggableError'

const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const requests = new AsyncLocalStorage<string>()

/** All that `work` logs, in whatever function, carries this id. An object that it calls has a request of its own. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requests.run(requestId, work)

function lineOf(level: LogLevel, event: string, { error, ...fields }: LogFields): LogLine {
  const line: LogLine = { level, event, requestId: requests.getStore(), ...fields }
  if (error !== undefined) line.error = loggableError(error).replace(EMAIL, '[email]')
  if (level === 'error' && error instanceof Error) line.stack = stackOf(error)
  return line
}

/** One JSON line each. An error is what somebody has to look at, and goes to whoever collects errors. */
export const log = {
  info: (event: string, fields: LogFields = {}) => console.info(JSON.stringify(lineOf('info', event, fields))),
  warn: (event: string, fields: LogFields = {}) => console.warn(JSON.stringify(lineOf('warn', event, fields))),
  error: (event: string, fields: LogFields = {}) => errorReporter().report(lineOf('error', event, fields)),
}
