import { describe, expect, it } from 'vitest'
import { parseValues } from './parseValues'
import { carries, sameValue } from './sameValue'
import type { Value } from './value'

const one = (text: string): Value => {
  const [value] = parseValues(text, { country: 'US', currency: 'USD' })
  if (!value) throw new Error(`nothing is read of "${text}"`)
  return value
}

describe('whether two values are one', () => {
  it.each([
    ['$80', '80 dollars', true],
    ['$80', '$80-$120', true],
    ['$100', '$80-$120', false],
    ['$80', '80 €', false],
    ['until 8', '8 p.m.', true],
    ['5 p.m.', '9-5', true],
    ['6 p.m.', '9-5', false],
    ['9 a.m. to 5 p.m.', '9-17:00', true],
    ['9-5', '9-6', false],
    ['Monday', 'Mon-Fri', true],
    ['Sunday', 'Mon-Fri', false],
    ['Dec 24', '24 December 2026', true],
    ['an hour', '60 minutes', true],
    ['24 hours', '1 day', true],
    ['2 weeks', '14 days', true],
    ['20%', '20 percent', true],
    ['3 dogs', 'three dogs', true],
    ['3 dogs', '3 cats', false],
    ['555-0199', '(609) 555-0199', true],
    ['609-555-0122', '+1 (609) 555-0122', true],
    ['609-555-0122', '609-555-0123', false],
    ['https://www.spa.com/', 'spa.com', true],
    ['closed', 'geschlossen', true],
    ['closed', '$80', false],
  ])('%s, %s: %s', (a, b, expected) => {
    expect(sameValue(one(a), one(b))).toBe(expected)
    expect(sameValue(one(b), one(a))).toBe(expected)
  })
})

describe('whether a source carries what is said', () => {
  it.each([
    ['from $80', '$80', false],
    ['from $80', 'starting at $80', true],
    ['$80', 'from $80', false],
    ['$80-$120', '$80', false],
    ['$80-$120', 'from $80', true],
    ['$80-$120', 'up to $120', true],
    ['$80-$120', '$80 to $120', true],
    ['$80 per hour', '$80', true],
    ['$80 per hour', '$80 per visit', false],
    ['+$40', '$40', false],
    ['Mon-Fri', 'Monday', true],
    ['Monday', 'Mon-Fri', false],
    ['up to 30 minutes', '30 minutes', false],
    ['30 minutes', 'about 30 minutes', true],
    ['at least 24 hours', '24 hours', false],
  ])('%s carries %s: %s', (source, said, expected) => {
    expect(carries(one(source), one(said))).toBe(expected)
  })
})
