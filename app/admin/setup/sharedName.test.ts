import { expect, test } from 'vitest'
import { sharedName } from './sharedName'

test.each([
  ['2 bed, 1 bath (Monthly)', '2 bed, 1 bath (Weekly)', 'Monthly'],
  ['Regular exam (child, under 14)', 'Regular exam (adult)', 'Child, under 14'],
  ['Small (12–25 lb), Cut, 75 min', 'Small (12–25 lb), Bath, 75 min', 'Cut, 75 min'],
  ['2 bed, 2 bath (Weekly)', '2 bed, 1 bath (Weekly)', undefined],
  ['Haircut', 'Haircut (long)', undefined],
  ['Haircut (short)', undefined, undefined],
])('%s under %s', (name, above, own) => {
  expect(sharedName(name, above)?.own).toBe(own)
})
