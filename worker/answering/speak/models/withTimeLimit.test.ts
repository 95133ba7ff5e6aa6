import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModelFailed } from './model'
import { withTimeLimit } from './withTimeLimit'

const LIMIT_MS = 500
const never = new Promise<never>(() => undefined)
const after = (ms: number) => new Promise((done) => setTimeout(done, ms))

beforeEach(() => {
  vi.useFakeTimers()
  // The fake clock doesn't know it.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ended = new AbortController()
    setTimeout(() => ended.abort(), ms)
    return ended.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What was read of a source until it ended, how it ended, and how long by the clock that took. */
async function read(source: (stop: AbortSignal) => AsyncGenerator<string, number>) {
  const started = Date.now()
  let said = ''
  const reading = (async () => {
    const pieces = withTimeLimit(source, LIMIT_MS)
    try {
      for (;;) {
        const step = await pieces.next()
        if (step.done) return { end: step.value, ms: Date.now() - started }
        said += step.value
      }
    } catch (error) {
      return { end: error, ms: Date.now() - started }
    }
  })()
  await vi.runAllTimersAsync()
  return { said, ...(await reading) }
}
const failed = (failure: string) => expect.objectContaining({ failure })

test('a reply that comes in time is handed on whole', async () => {
  const source = async function* () {
    yield 'We are '
    await after(LIMIT_MS - 1)
    yield 'open.'
    return 7
  }
  expect(await read(source)).toMatchObject({ said: 'We are open.', end: 7, ms: LIMIT_MS - 1 })
})

test.each([
  ['from the beginning', ''],
  ['in the middle', 'We are '],
])('one that is silent %s is given up when the time is over, and told to stop', async (_, first) => {
  let isTold = false
  const source = async function* (stop: AbortSignal) {
    stop.addEventListener('abort', () => (isTold = true))
    if (first) yield first
    return never
  }
  expect(await read(source)).toEqual({ said: first, end: failed('silent'), ms: LIMIT_MS })
  expect(isTold).toBe(true)
})

test.each([10, 100])('one that trickles, a piece every %i ms, ends after twice that time', async (pause) => {
  const source = async function* () {
    for (;;) {
      await after(pause)
      yield 'a'
    }
  }
  const { said, end, ms } = await read(source)
  expect(end).toEqual(failed('silent'))
  expect(ms).toBeLessThanOrEqual(2 * LIMIT_MS + pause)
  expect(said.length).toBeLessThanOrEqual((2 * LIMIT_MS) / pause)
})

test('one that breaks keeps nobody waiting', async () => {
  const source = async function* () {
    yield 'We are '
    throw new Error('Connection lost')
  }
  const { said, end, ms } = await read(source)
  expect([said, ms]).toEqual(['We are ', 0])
  expect(end).toBeInstanceOf(ModelFailed)
  expect(end).toEqual(failed('dropped'))
})
