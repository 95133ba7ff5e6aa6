import { expect, test } from 'vitest'
import { hostileFiles } from '../../../stand-ins/website/attacks/documents'
import { TOO_LONG, UnreadableFile } from '../errors'
import { atOnce } from '../steps'
import { docxMarkup } from './docxMarkup'
import { readingDocument } from './readDocument'

const LOCALE = { country: 'US', currency: 'USD' }
/** More than any of them takes. What grows with the square of its length takes hours. */
const MOST_STEPS = 2_000_000
/** Of the processor's own time: many times what a step takes, and a small part of what any took before they were bounded. */
const LONGEST_STEP_MS = 1_500

const cpuMs = () => process.cpuUsage().user / 1_000

/** Taken step by step to its end; `read` is undefined for what is refused. */
function readInSteps(steps: ReturnType<typeof readingDocument>) {
  const taking = { longestMs: 0 }
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const from = cpuMs()
    try {
      const step = steps.next()
      if (step.done) return { read: step.value, taking }
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableFile)
      return { taking }
    } finally {
      taking.longestMs = Math.max(taking.longestMs, cpuMs() - from)
    }
  }
  throw new Error('It takes too many steps')
}

test.each(hostileFiles)('the hostile file “$name” is read in short steps, or refused', ({ contentType, make }) => {
  const bytes = new Uint8Array(make())
  const { read, taking } = readInSteps(readingDocument({ bytes, contentType, title: 'A', id: 'a', locale: LOCALE }))
  if (read) expect(read.statements.length).toBeGreaterThan(0)
  expect(taking.longestMs).toBeLessThan(LONGEST_STEP_MS)
})

test.each(
  hostileFiles
    .filter(({ name }) => /^word: one (?:tag|attribute|name|comment)/.test(name))
    .map((file) => [file.name, file.make] as const),
)('%s is given up long before its end', (_, make) => {
  expect(() => atOnce(docxMarkup(new Uint8Array(make())))).toThrow(TOO_LONG)
})
