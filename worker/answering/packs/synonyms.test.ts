import { expect, test } from 'vitest'
import { PACKS } from './packs'
import { otherNamesFor, otherWordsFor } from './synonyms'

test('a thing is looked for by what else the trade calls it', () => {
  expect(otherWordsFor(PACKS.dental, 'How much is a cap?')).toBe('crown')
  expect(otherWordsFor(PACKS.landscaping, 'How much is a cap?')).toBe('')
  expect(otherNamesFor(PACKS.plumbing, 'Is the boiler yours?')).toEqual(['water heater', 'hot water tank'])
})
