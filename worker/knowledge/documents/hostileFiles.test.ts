import { expect, test } from 'vitest'
import { hostileFiles } from '../../../stand-ins/website/attacks/documents'
import { TOO_LONG, UnreadableFile } from '../errors'
import { atOnce } from '../steps'
import { docxMarkup } from './docxMarkup'
import { readingDocument } from './readDocument'

const LOCALE = { country: 'US', currency: 'USD' }
/** Many times what a step takes, and a small part of what any of these took before they were bounded. */
const LONGEST_STEP_MS = 1_500

test.each(
  hostileFiles
    .filter(({ name }) => /^word: (?!bomb|many)|one table/.test(name))
    .map(({ name, contentType, make }) => [name, contentType, make] as const),
)('%s is read in short steps, or refused', (_, contentType, make) => {
  const steps = readingDocument({ bytes: new Uint8Array(make()), contentType, title: 'A', id: 'a', locale: LOCALE })
  let longest = 0
  for (;;) {
    const from = performance.now()
    try {
      if (steps.next().done) break
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableFile)
      break
    } finally {
      longest = Math.max(longest, performance.now() - from)
    }
  }
  expect(longest).toBeLessThan(LONGEST_STEP_MS)
})

test.each(
  hostileFiles
    .filter(({ name }) => /^word: one (?:tag|attribute|name|comment)/.test(name))
    .map((file) => [file.name, file.make] as const),
)('%s is given up long before its end', (_, make) => {
  expect(() => atOnce(docxMarkup(new Uint8Array(make())))).toThrow(TOO_LONG)
})
