import { expect, test, vi } from 'vitest'
import { sinceSentence } from './sinceSentence'

const NOW = new Date(2026, 10, 20, 15, 0)
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour, 12).toISOString()

test.each([
  [
    { at: at(17), wrote: 4, leads: 2, unanswered: 1 },
    'Since Tuesday: 4 people wrote in, 2 left their details, and your front desk couldn’t answer 1 question.',
  ],
  [{ at: at(19), wrote: 1, leads: 0 }, 'Since yesterday: 1 person wrote in.'],
  [{ at: at(13), wrote: 0, leads: 1, unanswered: 0 }, 'Since Nov 13: 1 person left their details.'],
  [{ at: at(17), wrote: 0, leads: 0, unanswered: 0 }, 'Nobody has written in since Tuesday.'],
  [
    { at: at(20), wrote: 1000, leads: 3, unanswered: 2 },
    /^Since 9:12\sAM: over 999 people wrote in, 3 left their details, and your front desk couldn’t answer 2 questions\.$/,
  ],
])('%o', (since, sentence) => {
  vi.useFakeTimers({ now: NOW })
  expect(sinceSentence(since)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  vi.useRealTimers()
})
