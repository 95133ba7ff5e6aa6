import { expect, test } from 'vitest'
import { hostileFiles } from '../../../stand-ins/website/attacks/documents'
import { TOO_LONG, UnreadableFile } from '../errors'
import { atOnce } from '../steps'
import { docxMarkup } from './docxMarkup'
import { readingDocument } from './readDocument'

const LOCALE = { country: 'US', currency: 'USD' }
/** A quarter of what a file may have, where what grows with the square of its length is told all the same. `npm run bench -- hostile --all` reads all at full size. */
const QUARTER = 1024 * 256
/** More than any of them takes. */
const MOST_STEPS = 500_000
/** Of the processor's own time: many times what a step takes, and a small part of what any took before they were bounded. */
const LONGEST_STEP_MS = 750

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
  const bytes = new Uint8Array(make(QUARTER))
  const { read, taking } = readInSteps(readingDocument({ bytes, contentType, title: 'A', id: 'a', locale: LOCALE }))
  if (read) expect(read.statements.length).toBeGreaterThan(0)
  expect(taking.longestMs).toBeLessThan(LONGEST_STEP_MS)
})

test.each(
  hostileFiles
    .filter(({ name }) => /^word: one (?:tag|attribute|name|comment)/.test(name))
    .map((file) => [file.name, file.make] as const),
)('%s is given up long before its end', (_, make) => {
  expect(() => atOnce(docxMarkup(new Uint8Array(make(QUARTER))))).toThrow(TOO_LONG)
})
