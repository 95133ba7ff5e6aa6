import { expect, test } from 'vitest'
import type { Statement } from '../../knowledge/statement'
import { indexOf } from '.'

// Took half a minute and more, by the cube of its length. Nothing but the time that the runner gives a test is measured.
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
    { statements: [statement], page: [], whole: true, ranked: [], lookup: '', rarity: () => 1 },
    { country: 'US', currency: 'USD' },
  )
  expect(index.names.size).toBe(0)
})
