import { expect, test } from 'vitest'
import { hostilePages } from '../../../stand-ins/website/attacks/pages'
import { readingPage } from './readPage'

const LOCALE = { country: 'US', currency: 'USD' }
const MINUTE = 60_000
/** More than any of them takes. */
const MOST_STEPS = 2_000_000
/** Of the processor, whatever else the machine does: five times and more what the longest takes, and a small part of what any of these took before they were bounded. */
const LONGEST_STEP_US = 3_000_000
const LONGEST_US = 8_000_000

test.each(Object.entries(hostilePages))(
  '%s: it is read in short steps, and soon',
  (_, make) => {
    const steps = readingPage(make(), 'https://ortega.example/', LOCALE)
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
  },
  MINUTE,
)
