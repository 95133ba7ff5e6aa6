import { expect, test } from 'vitest'
import { timeNamesIn } from './timeNames'
import { readWhen } from './when/readWhen'

const namesIn = (text: string) => timeNamesIn(text).map(({ start, end }) => text.slice(start, end))
const NOW = { now: Date.UTC(2026, 10, 27, 15), timeZone: 'America/New_York', country: 'US', language: 'en' as const }

test.each([
  ['Please call me. Tom Baker 678 555 0144, uncontested divorce', 'Tom'],
  ['tom baker 678 555 0144 please call me', 'tom'],
  ['tom, 609-555-0122, and do you do crowns?', 'tom'],
  ['Sat Patel 678 555 0144', 'Sat'],
  ['Hi, this is August Weber, can someone call me?', 'August'],
  ['im tom, can someone call me', 'tom'],
  ['June Carter, june@example.com', 'June'],
])('%s: a name', (text, name) => {
  expect(namesIn(text)[0]).toBe(name)
  expect(readWhen(text, NOW)).toEqual({ kind: 'none' })
})

test.each([
  'can u call me tom',
  'call me sat 678 555 0144',
  'tom works, Ana 678 555 0133',
  'Can I come Sat Morning',
  'Sat Dec 5, Ana 678 555 0133',
  'June 12 works. Ana 678 555 0133',
  'please call me tom after 4, Ana 678 555 0144',
])('%s: a time', (text) => expect(namesIn(text)).toEqual([]))
