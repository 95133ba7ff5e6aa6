import { expect, test } from 'vitest'
import { asCalled } from './asCalled'

test.each([
  ['tina brandt', 'Tina Brandt'],
  ["tina o'brien de la cruz", "Tina O'Brien de la Cruz"],
  ['mary-ann st. john', 'Mary-Ann St. John'],
  ['élise', 'Élise'],
  ['Tina brandt', 'Tina brandt'],
  ['TINA BRANDT', 'TINA BRANDT'],
  ['王芳', '王芳'],
])('%s is called %s', (typed, called) => expect(asCalled(typed)).toBe(called))
