import { expect, test } from 'vitest'
import { withoutNames } from './withoutNames'

test.each([
  ['is the El Paso shop open', ['El Paso'], 'is the         shop open'],
  ['el pasó', ['El Paso', 'TX'], '       '],
  ['el pasillo', ['El Paso'], 'el pasillo'],
  ['tacos', [''], 'tacos'],
])('%s', (text, names, rest) => {
  expect(withoutNames(text, names)).toBe(rest)
})
