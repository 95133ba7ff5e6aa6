import { afterEach, expect, test, vi } from 'vitest'
import { consoleReporter, reportErrorsTo } from './errorReporter'
import type { LogLine } from './line'
import { log, withRequestId } from './log'

afterEach(() => {
  vi.restoreAllMocks()
  reportErrorsTo(consoleReporter)
})

test('a line is JSON with its level, its event and the id of the request, however deep it is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await withRequestId('ray-1', async () => {
    await Promise.resolve()
    log.warn('outbox.wake-failed', { rowId: 'out_1', attempts: 2, error: new TypeError('no queue') })
  })
  expect(JSON.parse(warn.mock.calls[0]?.[0])).toEqual({
    level: 'warn',
    event: 'outbox.wake-failed',
    requestId: 'ray-1',
    rowId: 'out_1',
    attempts: 2,
    error: 'TypeError: no queue',
  })
})

test('an address in an error’s message stays out', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  log.warn('mail.refused', { error: new Error('550 <ana.lopez@example.com> unknown, ask (bo@example.org)') })
  expect(JSON.parse(warn.mock.calls[0]?.[0]).error).toBe('Error: 550 <[email]> unknown, ask ([email])')
})

test('errors go to whoever collects them, by default to the log', () => {
  const console_ = vi.spyOn(console, 'error').mockReturnValue()
  log.error('lead.kept', { leadId: 'lead_1' })
  expect(JSON.parse(console_.mock.calls[0]?.[0])).toEqual({ level: 'error', event: 'lead.kept', leadId: 'lead_1' })
  const collected: LogLine[] = []
  reportErrorsTo({ report: (line) => collected.push(line) })
  log.error('unhandled', { error: new Error('What?') })
  expect(collected).toMatchObject([
    { event: 'unhandled', error: 'Error: What?', stack: expect.stringContaining('at ') },
  ])
  expect(console_).toHaveBeenCalledTimes(1)
})
