import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testContext } from '../../_test/visitor'
import { batchNamed } from './batchNamed'

test('Results come back under the names of their statements, past lists of statements, empty ones too', async () => {
  const { directory } = testContext()
  const said = (word: string) => directory.select({ word: sql<string>`${word}` }).from(sql`(SELECT 1)`)
  const results = await batchNamed(directory, {
    before: [said('one'), said('two')],
    none: [],
    changed: said('three'),
    after: [said('four')],
    last: said('five'),
  })
  expect(results).toEqual({
    before: [[{ word: 'one' }], [{ word: 'two' }]],
    none: [],
    changed: [{ word: 'three' }],
    after: [[{ word: 'four' }]],
    last: [{ word: 'five' }],
  })
})
