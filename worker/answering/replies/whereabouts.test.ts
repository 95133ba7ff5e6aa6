import { expect, test } from 'vitest'
import { whereabouts } from './whereabouts'

test.each([
  ['Tampa, FL', "We're based in Tampa, FL."],
  ['12 High Street, Portland, ME 04101', "You'll find us at 12 High Street, Portland, ME 04101."],
  ['Austin, Round Rock and Cedar Park', 'We serve Austin, Round Rock and Cedar Park.'],
  ['We cover Portland and Westbrook', 'We cover Portland and Westbrook.'],
])('a location written as "%s" is said as "%s"', (location, said) => {
  expect(whereabouts(location)).toBe(said)
})
