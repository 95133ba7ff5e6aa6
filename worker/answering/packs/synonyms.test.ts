import { expect, test } from 'vitest'
import { PACKS } from './packs'
import { otherWordsFor } from './synonyms'

test('a thing is looked for by what else the trade calls it', () => {
  expect(otherWordsFor(PACKS.dental, 'How much is a cap?')).toBe('crown')
  expect(otherWordsFor(PACKS.landscaping, 'How much is a cap?')).toBe('')
})
