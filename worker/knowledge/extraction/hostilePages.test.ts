import { expect, test } from 'vitest'
import { hostilePages } from '../../../stand-ins/website/attacks/pages'
import { readingPage } from './readPage'

const LOCALE = { country: 'US', currency: 'USD' }
/** A quarter of what a page may have, where what grows with the square of its length is told all the same. `npm run bench -- hostile --all` reads all at full size. */
const QUARTER = 1024 * 256
/** More than any of them takes. */
const MOST_STEPS = 500_000
/** Of the processor, whatever else the machine does: five times and more what the longest takes, and a small part of what any of these took before they were bounded. */
const LONGEST_STEP_US = 1_000_000
const LONGEST_US = 3_000_000

test.each(Object.entries(hostilePages))('the hostile page “%s” is read in short steps, and soon', (_, make) => {
  const steps = readingPage(make(QUARTER), 'https://ortega.example/', LOCALE)
  const before = process.threadCpuUsage()
  let longest = 0
  let isDone: boolean | undefined = false
  for (let taken = 0; taken < MOST_STEPS && !isDone; taken++) {
    const from = process.threadCpuUsage()
    isDone = steps.next().done
    longest = Math.max(longest, process.threadCpuUsage(from).user)
  }
  expect(isDone).toBe(true)
  expect(longest).toBeLessThan(LONGEST_STEP_US)
  expect(process.threadCpuUsage(before).user).toBeLessThan(LONGEST_US)
})
