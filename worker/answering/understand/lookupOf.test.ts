import { expect, test } from 'vitest'
import { lookupOf } from './lookupOf'

test.each([
  ['how long', 'crown if its bad?', 'crown if its bad? how long'],
  ['how long is a facial', 'how much is a crown', 'how long is a facial'],
  ['and a filling?', 'how much is a crown', 'how much is a and a filling?'],
  ['do you have parking', 'how much is a crown', 'do you have parking'],
])('“%s” after “%s” asks “%s”', (text, topic, lookup) => {
  expect(lookupOf(text, 'en', topic)).toBe(lookup)
})
