import { expect, test } from 'vitest'
import type { Statement } from '../knowledge/statement'
import { indexOf } from './check/index'
import { detailsIn } from './understand/details/detailsIn'

// Each took half a minute and more, by the cube of its length or worse. Nothing but the time that the runner gives a test is measured.

test.each(['a@a.', 'a.a@', 'a at a dot ', '555-0100 ', 'call me Ann '])(
  'a message of nothing but “%s” is read',
  (part) => {
    expect(detailsIn(part.repeat(2_000).slice(0, 8_000), { country: 'US' })).toBeDefined()
  },
)

test('a heading of capitals is looked up', () => {
  const heading = `${'A'.repeat(2_000)}!`
  const statement: Statement = {
    id: 'a',
    block: 1,
    kind: 'sentence',
    trail: [heading],
    text: 'We mend roofs.',
    source: { kind: 'site', title: 'A' },
    values: [],
  }
  const index = indexOf(
    { statements: [statement], page: [], whole: true, ranked: [], rarity: () => 1 },
    { country: 'US', currency: 'USD' },
  )
  expect(index.names.size).toBe(0)
})
